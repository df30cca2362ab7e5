#!/usr/bin/env bash
# Guess: ffmpeg's loudnorm only changes the loudness: 48 kHz stays 48 kHz.
# Is: it works at 192 kHz and outputs that. A WAV file gets 192 kHz, and AAC in MP4 gets 96 kHz, the most AAC can hold.
# Version: ffmpeg 9.0.2 (imageio-ffmpeg 0.8.1)
# Date: 2026-11-28
# Matters: Instagram accepts AAC up to 48 kHz. It rejects a reel that was only made louder, unless `-ar 48000` is added.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check imageio-ffmpeg==0.8.1 || exit 2
ffmpeg=$(python/bin/python -c 'import imageio_ffmpeg; print(imageio_ffmpeg.get_ffmpeg_exe())')
"$ffmpeg" -version | head -n 1
"$ffmpeg" -v error -f lavfi -i testsrc=size=320x240:duration=2 -f lavfi -i sine=duration=2:sample_rate=48000 \
  -c:v libx264 -pix_fmt yuv420p -c:a aac reel.mp4
"$ffmpeg" -v error -i reel.mp4 -c:v copy -af loudnorm louder.mp4
"$ffmpeg" -v error -i reel.mp4 -af loudnorm louder.wav
"$ffmpeg" -v error -i reel.mp4 -c:v copy -af loudnorm -ar 48000 right.mp4
# Without an output it prints what the file holds, and ends with an error.
rate() { { "$ffmpeg" -hide_banner -i "$1" 2>&1 || true; } | grep -oE '[0-9]+ Hz'; }
seen=$(for file in reel.mp4 louder.mp4 louder.wav right.mp4; do echo "$file: $(rate $file)"; done)
echo "$seen"
expected='reel.mp4: 48000 Hz
louder.mp4: 96000 Hz
louder.wav: 192000 Hz
right.mp4: 48000 Hz'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
