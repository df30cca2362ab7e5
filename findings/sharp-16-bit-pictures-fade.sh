#!/usr/bin/env bash
# Guess: sharp turns a 16-bit PNG with an sRGB profile into a JPEG of the same colors, as it does with an 8-bit one.
# Is: it converts 16-bit pixels to Display P3, then writes them without a profile: rgb(220, 40, 90) is shown as (202, 59, 92).
# Version: sharp 0.35.5 (libvips 8.18.7), node 26.10.0
# Date: 2026-11-30
# Matters: pictures exported in 16 bits for quality were posted paler than they are. Carillon makes them 8-bit ones first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund sharp@0.35.5 node@26.10.0 >/dev/null || exit 2
cat >convert.mjs <<'JS'
import sharp from 'sharp';

const background = { r: 220, g: 40, b: 90 };
const image = () => sharp({ create: { width: 4, height: 4, channels: 3, background } });
const near = (one, other) => one.every((value, at) => Math.abs(value - other[at]) < 4);
console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);

const check = async (name, file, open, expected) => {
  const { depth, hasProfile } = await sharp(file).metadata();
  const jpeg = await open(file).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const pixel = [...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)];
  const profile = (await sharp(jpeg).metadata()).hasProfile ? 'a profile' : 'no profile';
  console.log(`${name} (${depth}, ${hasProfile ? 'a profile' : 'no profile'}): ${pixel.join(' ')}, ${profile}`);
  if (!near(pixel, expected)) process.exitCode = 1;
};
const [as, faded] = [[220, 40, 90], [202, 59, 92]];
const eight = await image().withIccProfile('srgb').png().toBuffer();
const sixteen = await image().withIccProfile('srgb').toColourspace('rgb16').png().toBuffer();
const plain = await image().toColourspace('rgb16').png().toBuffer();
await check('8 bits', eight, (file) => sharp(file), as);
await check('16 bits without a profile', plain, (file) => sharp(file), as);
await check('16 bits', sixteen, (file) => sharp(file), faded);
await check('16 bits, toColourspace srgb', sixteen, (file) => sharp(file).toColourspace('srgb'), faded);
await check('16 bits, pipelineColourspace srgb', sixteen, (file) => sharp(file).pipelineColourspace('srgb'), as);
JS
node_modules/.bin/node convert.mjs || { echo 'This has changed.' >&2; exit 1; }
