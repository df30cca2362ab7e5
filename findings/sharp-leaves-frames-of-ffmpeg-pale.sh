#!/usr/bin/env bash
# Guess: sharp, with libpng 1.6.58 that knows cICP, converts a frame that ffmpeg took from a Display P3 video to sRGB, as browsers show it.
# Is: it reads ICC profiles alone. ffmpeg names the colors in cICP; sharp takes the numbers for sRGB and drops the name: the frame is paler.
# Version: sharp 0.35.5 (libvips 8.18.7), ffmpeg 9.0.2 of imageio-ffmpeg 0.8.1 (programs: node, python3)
# Date: 2026-11-30
# Matters: the cover of a phone's video is posted paler than the video. Carillon gives such a PNG its profile first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund sharp@0.35.5 >/dev/null || exit 2
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check imageio-ffmpeg==0.8.1 || exit 2
ffmpeg=$(python/bin/python -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')
"$ffmpeg" -version | head -n 1 | cut -d ' ' -f 1-3
# A frame of rgb(202, 59, 92) in Display P3, which is rgb(220, 40, 90) in sRGB.
"$ffmpeg" -v error -f lavfi -i 'color=c=0xCA3B5C:s=64x48:r=1:d=1,format=gbrp' \
  -vf 'setparams=color_primaries=smpte432:color_trc=iec61966-2-1:colorspace=gbr' -frames:v 1 -pix_fmt rgb24 frame.png
cat >convert.mjs <<'JS'
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const file = readFileSync('frame.png');
const chunks = [];
for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) chunks.push(file.toString('latin1', at + 4, at + 8));
const named = file.indexOf('cICP');
const pixel = async (image) => [...(await sharp(image).raw().toBuffer()).subarray(0, 3)];
console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}, libpng ${sharp.versions.png}`);
console.log(`ffmpeg writes ${chunks.join(' ')}, with primaries ${file[named + 4]} and transfer ${file[named + 5]}`);
const jpeg = await sharp(file).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
const plain = await pixel(jpeg);
// The same numbers with a profile.
const srgb = sharp({ create: { width: 4, height: 4, channels: 3, background: 'rgb(220, 40, 90)' } });
const profiled = await srgb.withIccProfile('p3').png().toBuffer();
const converted = await pixel(profiled);
console.log(`sharp makes ${plain.join(' ')} of it, and ${converted.join(' ')} of the same numbers with a profile`);
const near = (one, other) => one.every((value, at) => Math.abs(value - other[at]) < 4);
const isSo = file[named + 4] === 12 && !chunks.includes('iCCP') && near(plain, [202, 59, 92]) && near(converted, [220, 40, 90]);
process.exitCode = isSo ? 0 : 1;
JS
node convert.mjs || { echo 'This has changed.' >&2; exit 1; }
