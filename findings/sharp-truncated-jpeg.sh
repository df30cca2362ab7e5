#!/bin/sh
# Guess: failOn "truncated" rejects a JPEG with missing pixels, and accepts a complete one.
# Is: it only checks whether the bytes ran out. Half a JPEG with an end marker passes, and a complete one without the marker is rejected.
# Version: sharp 0.35.5 (libvips 8.18.7)
# Date: 2026-11-28
# Matters: an upload must be rejected if it is cut off and accepted if viewers show it, so neither level is enough alone (services/posts/media/salvage-jpeg.ts).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-fund --no-audit sharp@0.35.5 >/dev/null || exit 2
cat >try.mjs <<'JS'
import sharp from 'sharp';

const [width, height] = [320, 240];
const pixels = Buffer.alloc(width * height * 3);
for (let at = 0, seed = 7; at < pixels.length; at += 1) {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  pixels[at] = 60 + ((seed >> 16) % 130);
}
const whole = await sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg().toBuffer();
const tables = whole.indexOf(Buffer.of(0xff, 0xdb));
const files = {
  'half, with an end marker': Buffer.concat([whole.subarray(0, whole.length >> 1), Buffer.of(0xff, 0xd9)]),
  'whole, without its end marker': whole.subarray(0, -2),
  'whole, with stray bytes': Buffer.concat([whole.subarray(0, tables), Buffer.of(0, 0), whole.subarray(tables)]),
};
const expected = {
  'half, with an end marker': 'truncated takes, error takes, warning refuses',
  'whole, without its end marker': 'truncated refuses, error refuses, warning refuses',
  'whole, with stray bytes': 'truncated takes, error takes, warning refuses',
};
console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);
for (const [name, file] of Object.entries(files)) {
  const said = [];
  for (const failOn of ['truncated', 'error', 'warning']) {
    const isTaken = await sharp(file, { failOn }).raw().toBuffer().then(() => true, () => false);
    said.push(`${failOn} ${isTaken ? 'takes' : 'refuses'}`);
  }
  console.log(`${name}: ${said.join(', ')}`);
  if (said.join(', ') !== expected[name]) process.exitCode = 1;
}
const half = await sharp(files['half, with an end marker'], { failOn: 'error' }).raw().toBuffer();
const last = half.subarray(-3);
console.log(`last pixel of the half: ${[...last].join(' ')}`);
if (!last.every((value) => value === 128)) process.exitCode = 1;
JS
node try.mjs || { echo 'This has changed.' >&2; exit 1; }
