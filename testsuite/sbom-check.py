"""sbom-check.py TREE: is TREE's bill of materials well-formed SPDX 2.3, as
JSON, and does it tell of the files that are there?

SPDX-License-Identifier: MIT
Copyright (C) 2026 The chapoly developers
"""

import hashlib
import json
import os
import re
import sys

BILL = "chapoly.spdx.json"
ID = r"SPDXRef-[A-Za-z0-9.-]+"
LICENCES = r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*"
SUMS = {"SHA1": r"[0-9a-f]{40}", "SHA256": r"[0-9a-f]{64}"}

# Of each kind of object: members, and what each has to match.
DOCUMENT = {
    "spdxVersion": r"SPDX-2\.3",
    "dataLicense": r"CC0-1\.0",
    "SPDXID": r"SPDXRef-DOCUMENT",
    "name": r"\S+",
    "documentNamespace": r"https?://[^#\s]+",
    "creationInfo": dict,
    "packages": list,
    "files": list,
    "relationships": list,
}
CREATION = {
    "created": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ",
    "creators": list,
}
RIGHTS = {"licenseConcluded": LICENCES, "copyrightText": r".+"}
PACKAGE = {
    "SPDXID": ID,
    "name": r"\S+",
    "versionInfo": r"\d+\.\d+\.\d+",
    "supplier": r"(Organization|Person): .+",
    "downloadLocation": r"NOASSERTION|https://\S+",
    "primaryPackagePurpose": r"LIBRARY",
    "externalRefs": list,
    "filesAnalyzed": True,
    "packageVerificationCode": dict,
    "licenseInfoFromFiles": list,
    "licenseDeclared": LICENCES,
    **RIGHTS,
}
REFERENCE = {
    "referenceCategory": r"PACKAGE-MANAGER",
    "referenceType": r"purl",
    "referenceLocator": r"pkg:[a-z]+/\S+@\S+",
}
CODE = {
    "packageVerificationCodeValue": SUMS["SHA1"],
    "packageVerificationCodeExcludedFiles": list,
}
FILE = {
    "SPDXID": ID,
    "fileName": r"\./\S+",
    "checksums": list,
    "licenseInfoInFiles": list,
    **RIGHTS,
}
RELATIONSHIP = {
    "spdxElementId": ID,
    "relationshipType": r"DESCRIBES|CONTAINS",
    "relatedSpdxElement": ID,
}


def has(what, seen, wanted):
    if not wanted:
        sys.exit(f"{BILL}: {what}: {seen!r}")


def members(what, thing, rules):
    """thing has just these members, and each is as its rule says."""
    has(f"{what}: members", sorted(thing), sorted(thing) == sorted(rules))
    for member, rule in rules.items():
        value = thing[member]
        if isinstance(rule, str):
            fits = isinstance(value, str) and re.fullmatch(rule, value)
        elif isinstance(rule, type):
            fits = isinstance(value, rule) and value
        else:
            fits = value is rule
        has(f"{what}: {member}", value, fits)


def check_file(file, tree):
    members("file", file, FILE)
    name = file["fileName"]
    with open(os.path.join(tree, name), "rb") as opened:
        content = opened.read()
    sums = {sum["algorithm"]: sum["checksumValue"]
            for sum in file["checksums"]}
    has(f"{name}: kinds of checksums", sums, sums.keys() == SUMS.keys())
    for kind, value in sums.items():
        digest = hashlib.new(kind, content).hexdigest()
        has(f"{name}: {kind}", value, value == digest)
    return sums["SHA1"]


def check_package(package, files, sums):
    members("package", package, PACKAGE)
    for reference in package["externalRefs"]:
        members("externalRefs", reference, REFERENCE)
    code = package["packageVerificationCode"]
    members("packageVerificationCode", code, CODE)
    total = hashlib.sha1("".join(sorted(sums)).encode()).hexdigest()
    has("packageVerificationCodeValue", total,
        code["packageVerificationCodeValue"] == total)
    excluded = code["packageVerificationCodeExcludedFiles"]
    has("excluded files", excluded, excluded == ["./" + BILL])
    licences = {one for file in files for one in file["licenseInfoInFiles"]}
    named = package["licenseInfoFromFiles"]
    has("licenseInfoFromFiles", named, sorted(named) == sorted(licences))
    concluded = package["licenseConcluded"].split(" AND ")
    has("licenseConcluded", concluded, set(concluded) == licences)


def check_relationships(bill):
    files = [file["SPDXID"] for file in bill["files"]]
    package = bill["packages"][0]["SPDXID"]
    has("SPDXIDs", files, len({package, *files}) == len(files) + 1)
    for relationship in bill["relationships"]:
        members("relationship", relationship, RELATIONSHIP)
    seen = [tuple(relationship[member] for member in RELATIONSHIP)
            for relationship in bill["relationships"]]
    wanted = [("SPDXRef-DOCUMENT", "DESCRIBES", package)]
    wanted += [(package, "CONTAINS", file) for file in files]
    has("relationships", len(seen), sorted(seen) == sorted(wanted))


def files_in(tree):
    for folder, _, names in os.walk(tree):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), tree)
            if path != BILL:
                yield "./" + path


def main():
    tree = sys.argv[1]
    with open(os.path.join(tree, BILL), encoding="ascii") as opened:
        bill = json.load(opened)
    members("document", bill, DOCUMENT)
    members("creationInfo", bill["creationInfo"], CREATION)
    for creator in bill["creationInfo"]["creators"]:
        has("creator", creator,
            re.fullmatch(r"(Organization|Person): .+|Tool: \S+-\S+", creator))
    sums = [check_file(file, tree) for file in bill["files"]]
    named = sorted(file["fileName"] for file in bill["files"])
    missing = set(files_in(tree)) ^ set(named)
    has("files", sorted(missing), not missing)
    has("packages", bill["packages"], len(bill["packages"]) == 1)
    check_package(bill["packages"][0], bill["files"], sums)
    check_relationships(bill)


main()
