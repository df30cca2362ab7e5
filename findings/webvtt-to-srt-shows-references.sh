#!/usr/bin/env bash
# Guess: a library that converts WebVTT to SRT decodes "&amp;" and "&lt;", which WebVTT requires and SRT doesn't.
# Is: webvtt-py and pysubs2 leave them as they are, so viewers read "Bread &amp; rolls". pycaption decodes them.
# Version: webvtt-py 0.6.0, pysubs2 1.8.1, pycaption 2.3.14 (program: python3)
# Date: 2026-11-29
# Matters: Facebook and LinkedIn accept captions as SRT, most tools write WebVTT, and the mistake only shows in the published video.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check webvtt-py==0.6.0 pysubs2==1.8.1 pycaption==2.3.14 || exit 2
cat >convert.py <<'PY'
import io
import pycaption
import pysubs2
import webvtt

CAPTIONS = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nBread &amp; rolls &lt;3\n'
srt = io.StringIO()
webvtt.from_string(CAPTIONS).write(srt, format='srt')
for name, text in (
    ('webvtt-py', srt.getvalue()),
    ('pysubs2', pysubs2.SSAFile.from_string(CAPTIONS).to_string('srt')),
    ('pycaption', pycaption.SRTWriter().write(pycaption.WebVTTReader().read(CAPTIONS))),
):
    print(f'{name}: {text.splitlines()[2]}')
PY
seen=$(python/bin/python convert.py)
echo 'The WebVTT caption "Bread &amp; rolls &lt;3" as SRT:'
echo "$seen"
expected='webvtt-py: Bread &amp; rolls &lt;3
pysubs2: Bread &amp; rolls &lt;3
pycaption: Bread & rolls <3'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
