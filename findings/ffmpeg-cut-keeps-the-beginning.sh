#!/usr/bin/env bash
# Guess: a second cut out by ffmpeg with -ss and -c copy is a file of that second, or starts at the key frame before it.
# Is: the file has all frames from that key frame on, and an edit list makes players skip them: 75 frames are there, 30 are shown.
# Version: ffmpeg 9.0.2 (imageio-ffmpeg 0.8.1)
# Date: 2026-11-28
# Matters: the part that was cut off is published too, and shown wherever edit lists are ignored. Instagram asks for files without edit lists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check imageio-ffmpeg==0.8.1 || exit 2
ffmpeg=$(python/bin/python -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')
"$ffmpeg" -version | head -n 1
# Without B frames, so that shown and stored order are one.
"$ffmpeg" -v error -f lavfi -i testsrc=size=320x240:rate=30:duration=4 -f lavfi -i sine=duration=4 \
  -c:v libx264 -bf 0 -pix_fmt yuv420p -c:a aac whole.mp4
"$ffmpeg" -v error -ss 1.5 -i whole.mp4 -t 1 -c copy cut.mp4
frames() { "$ffmpeg" -v error "${@:2}" -i "$1" -map 0:v -fps_mode passthrough -f framemd5 - | grep -vc '^#'; }
lists() { grep -c . <<<"$(grep -aob elst "$1" || true)" || true; }
seen=$(for file in whole.mp4 cut.mp4; do
  echo "$file: $(frames $file) frames shown, $(frames $file -ignore_editlist 1) there, $(lists $file) edit lists"
done)
echo "$seen"
expected='whole.mp4: 120 frames shown, 120 there, 2 edit lists
cut.mp4: 30 frames shown, 75 there, 2 edit lists'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
