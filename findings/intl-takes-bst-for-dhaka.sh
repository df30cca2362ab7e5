#!/usr/bin/env bash
# Guess: Intl.DateTimeFormat accepts IANA time zone names and rejects others (ECMA-402). Temporal accepts the same names.
# Is: Node's Intl also accepts ICU's three-letter IDs: BST is Asia/Dhaka, IST India, PST Los Angeles. Temporal rejects them.
# Version: node 26.10.0 (ICU 78.3)
# Date: 2026-11-28
# Matters: a check with Intl let "BST", six hours off for London, into a schedule, where Temporal then threw.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@26.10.0 >/dev/null || exit 2

cat >ask.mjs <<'JS'
const ask = (take) => {
  try {
    return take();
  } catch (error) {
    return error.name;
  }
};
console.log('node', process.version, 'ICU', process.versions.icu);
for (const zone of ['BST', 'IST', 'PST', 'Europe/London', 'Mars/Olympus']) {
  const intl = ask(() => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  const temporal = ask(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId);
  console.log(`${zone}: Intl ${intl}, Temporal ${temporal}`);
}
JS
seen=$(./node_modules/.bin/node ask.mjs)
echo "$seen"

# Output seen:
# node v26.10.0 ICU 78.3
# BST: Intl Asia/Dhaka, Temporal RangeError
# IST: Intl Asia/Calcutta, Temporal RangeError
# PST: Intl America/Los_Angeles, Temporal RangeError
# Europe/London: Intl Europe/London, Temporal Europe/London
# Mars/Olympus: Intl RangeError, Temporal RangeError
for line in 'BST: Intl Asia/Dhaka, Temporal RangeError' 'IST: Intl Asia/Calcutta, Temporal RangeError' \
  'Europe/London: Intl Europe/London, Temporal Europe/London' 'Mars/Olympus: Intl RangeError, Temporal RangeError'; do
  grep -qxF "$line" <<<"$seen" || { echo "changed: no longer “$line”" >&2; exit 1; }
done
