#!/usr/bin/env bash
# Guess: with `animated: true`, sharp applies an operation to every frame, as resize and extract do.
# Is: flip() and composite() see one tall strip of frames. Flipped, it plays backwards, and a logo is only on the first frame.
# Version: sharp 0.35.5 (libvips 8.18.7)
# Date: 2026-11-28
# Matters: a watermark on a GIF blinks for a moment instead of staying, and no error is reported.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund sharp@0.35.5 >/dev/null || exit 2
cat >edit.mjs <<'JS'
import sharp from 'sharp';

const SIDE = 40;
const names = { '255,0,0': 'red', '0,255,0': 'green', '0,0,255': 'blue', '255,255,255': 'white' };
const frames = [[255, 0, 0], [0, 255, 0], [0, 0, 255]].map((color) => Buffer.alloc(SIDE * SIDE * 3, Buffer.from(color)));
const strip = { raw: { width: SIDE, height: SIDE * frames.length, channels: 3, pageHeight: SIDE } };
const film = await sharp(Buffer.concat(frames), strip).webp({ lossless: true }).toBuffer();
const open = () => sharp(film, { animated: true });

/** The color of each frame at a point. */
async function colors(image, x, y) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return frames.map((_, frame) => {
    const at = ((frame * SIDE + y) * info.width + x) * info.channels;
    return names[[...data.subarray(at, at + 3)].join()];
  }).join(' ');
}
const logo = { input: { create: { width: 8, height: 8, channels: 3, background: 'white' } } };
console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);
console.log(`film: ${await colors(open(), 2, 2)}`);
console.log(`flip: ${await colors(open().flip(), 2, 2)}`);
console.log(`logo at the top left: ${await colors(open().composite([{ ...logo, left: 0, top: 0 }]), 2, 2)}`);
console.log(`logo at southeast: ${await colors(open().composite([{ ...logo, gravity: 'southeast' }]), SIDE - 2, SIDE - 2)}`);
console.log(`rotate(90): ${await open().rotate(90).toBuffer().catch(({ message }) => message)}`);
JS
seen=$(node edit.mjs)
echo "$seen"
expected='sharp 0.35.5, libvips 8.18.7
film: red green blue
flip: blue green red
logo at the top left: white green blue
logo at southeast: red green white
rotate(90): Rotate is not supported for multi-page images'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
