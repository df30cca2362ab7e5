#!/usr/bin/env bash
# Guess: exifr converts a photo's DateTimeOriginal to a Date with the OffsetTimeOriginal next to it, which it reads too.
# Is: it reads the digits in the machine's zone. In Berlin, 9:30 at −05:00 becomes 8:30 UTC, and other machines get other instants.
# Version: exifr 7.1.3, sharp 0.35.5
# Date: 2026-11-29
# Matters: photos of a trip are sorted hours too early or too late, and "taken today" can show another day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund exifr@7.1.3 sharp@0.35.5 >/dev/null || exit 2
cat >read.mjs <<'JS'
import exifr from 'exifr';
import sharp from 'sharp';

const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .withExif({ IFD2: { DateTimeOriginal: '2026:12:01 09:30:00', OffsetTimeOriginal: '-05:00' } })
  .jpeg()
  .toBuffer();
const { DateTimeOriginal: taken, OffsetTimeOriginal: offset } = await exifr.parse(photo);
console.log(`${process.env.TZ}: ${taken.toISOString()}, offset ${offset}`);
JS
seen=$(for zone in UTC Europe/Berlin America/Los_Angeles; do TZ=$zone node read.mjs; done)
echo 'exifr 7.1.3, a photo of 1 December 2026, 9:30 at -05:00, which is 14:30 UTC, by the zone of the machine:'
echo "$seen"
expected='UTC: 2026-12-01T09:30:00.000Z, offset -05:00
Europe/Berlin: 2026-12-01T08:30:00.000Z, offset -05:00
America/Los_Angeles: 2026-12-01T17:30:00.000Z, offset -05:00'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
