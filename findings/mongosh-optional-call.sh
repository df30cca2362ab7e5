#!/bin/sh
# Guess: mongosh runs JavaScript, so re.exec(text)?.[1]?.toLowerCase() lowercases the match.
# Is: mongosh rewrites scripts so that calls are awaited, and a call after ?. loses its object and throws a TypeError. Node runs the same script.
# Version: mongosh 2.12.0
# Date: 2026-11-28
# Matters: deploy/pieces/mongodb-users.js runs in mongosh, and a test in Node can't catch this.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-save --no-audit --no-fund --omit=optional --ignore-scripts --loglevel=error mongosh@2.12.0 >/dev/null || exit 2
cat >script.js <<'JS'
const found = /^([A-Z]+)$/.exec('POSTS');
console.log('plain call:', found[1].toLowerCase());
console.log('optional call:', found?.[1]?.toLowerCase());
JS
echo "mongosh $(node_modules/.bin/mongosh --version)"
echo '== Node'
node script.js
echo '== mongosh'
if node_modules/.bin/mongosh --nodb --quiet script.js >out 2>&1; then
  cat out
  echo 'mongosh runs it now: the behavior has changed' >&2
  exit 1
fi
cat out
grep -q '^plain call: posts' out && grep -q 'toLowerCase called on null or undefined' out || { echo 'This has changed.' >&2; exit 1; }
