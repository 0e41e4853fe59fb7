# sbom.sh: sh packaging/sbom.sh NAME VERSION SECONDS LIST: the bill of
# materials of a release, as SPDX 2.3 in JSON, on standard output.
#
# LIST names the files, from the current folder; it becomes the release's
# MANIFEST itself.  SECONDS since 1970 is the time of the release.  The same
# files make the same bytes.
#
# SPDX-License-Identifier: MIT
# Copyright (C) 2026 The chapoly developers

set -eu
LC_ALL=C
export LC_ALL
name=$1 version=$2 seconds=$3 list=$4

if grep -n '[^A-Za-z0-9._+/~-]' "$list" >&2; then
  echo "sbom.sh: JSON or xargs would take such names apart" >&2
  exit 1
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/chapoly-sbom.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# sums PROGRAM: of the files in the list, and of the list.
sums ()
{
  xargs "$1" <"$list" | sed 's/ .*//'
  "$1" <"$list" | sed 's/ .*//'
}
sums sha1sum >"$work/sha1"
sums sha256sum >"$work/sha256"

sh packaging/licences.sh <"$list" >"$work/licences"
ours=$(sed -n 's/^LICENSE	//p' "$work/licences")
licence=${ours%%	*} copyright=${ours#*	}
printf 'MANIFEST\t%s\n' "$ours" >>"$work/licences"

# SPDX's name for all of the files: the sum of their sorted sums.
code=$(sort "$work/sha1" | tr -d '\n' | sha1sum | sed 's/ .*//')
# joined BETWEEN: the licences, in one line.
joined ()
{
  cut -f 2 "$work/licences" | sort -u \
    | awk -v between="$1" '{ printf "%s%s", NR == 1 ? "" : between, $0 }'
}

files ()
{
  paste "$work/licences" "$work/sha1" "$work/sha256" | awk -F '\t' '
    {
      gsub (/[\\"]/, "\\\\&", $3)
      print (NR == 1 ? "" : "    },") "\n    {"
      print "      \"SPDXID\": \"SPDXRef-File-" NR "\","
      print "      \"fileName\": \"./" $1 "\","
      print "      \"checksums\": ["
      print "        { \"algorithm\": \"SHA1\","
      print "          \"checksumValue\": \"" $4 "\" },"
      print "        { \"algorithm\": \"SHA256\","
      print "          \"checksumValue\": \"" $5 "\" }"
      print "      ],"
      print "      \"licenseInfoInFiles\": [ \"" $2 "\" ],"
      print "      \"licenseConcluded\": \"" $2 "\","
      print "      \"copyrightText\": \"" $3 "\""
    }
    END { print "    }" }'
}

# Each file's relation to the package.
contents ()
{
  awk '{ print ","
         print "    { \"spdxElementId\": \"SPDXRef-Package\","
         print "      \"relationshipType\": \"CONTAINS\","
         print "      \"relatedSpdxElement\": \"SPDXRef-File-" NR "\" }"
       }' "$work/licences"
}

cat <<END
{
  "spdxVersion": "SPDX-2.3",
  "dataLicense": "CC0-1.0",
  "SPDXID": "SPDXRef-DOCUMENT",
  "name": "$name-$version",
  "documentNamespace": "http://spdx.org/spdxdocs/$name-$version-$code",
  "creationInfo": {
    "created": "$(date -u -d "@$seconds" +%Y-%m-%dT%H:%M:%SZ)",
    "creators": [
      "Organization: The chapoly developers",
      "Tool: chapoly-sbom-$version"
    ]
  },
  "packages": [
    {
      "SPDXID": "SPDXRef-Package",
      "name": "$name",
      "versionInfo": "$version",
      "supplier": "Organization: The chapoly developers",
      "downloadLocation": "NOASSERTION",
      "primaryPackagePurpose": "LIBRARY",
      "externalRefs": [
        {
          "referenceCategory": "PACKAGE-MANAGER",
          "referenceType": "purl",
          "referenceLocator": "pkg:generic/$name@$version"
        }
      ],
      "filesAnalyzed": true,
      "packageVerificationCode": {
        "packageVerificationCodeValue": "$code",
        "packageVerificationCodeExcludedFiles": [ "./$name.spdx.json" ]
      },
      "licenseInfoFromFiles": [ "$(joined '", "')" ],
      "licenseDeclared": "$licence",
      "licenseConcluded": "$(joined ' AND ')",
      "copyrightText": "$copyright"
    }
  ],
  "files": [$(files)
  ],
  "relationships": [
    { "spdxElementId": "SPDXRef-DOCUMENT",
      "relationshipType": "DESCRIBES",
      "relatedSpdxElement": "SPDXRef-Package" }$(contents)
  ]
}
END
