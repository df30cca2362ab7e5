#!/usr/bin/env bash
# Guess: VADER, made for social media comments, reads "isn’t great" with a phone's apostrophe the same as "isn't great".
# Is: its list of negations only has the typewriter apostrophe, so with ’ a complaint counts as praise. The JavaScript port also reads "NOT good" as praise.
# Version: vaderSentiment 3.3.2 (PyPI), vader-sentiment 1.1.3 (npm) (programs: python3, node)
# Date: 2026-11-29
# Matters: phones type ’ by default, so unhappy comments from phones count as happy ones.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check vaderSentiment==3.3.2 || exit 2
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund vader-sentiment@1.1.3 >/dev/null || exit 2
cat >comments.json <<'JSON'
["The bread isn't great", "The bread isn’t great", "I don't like it", "I don’t like it", "not good", "NOT good"]
JSON
cat >score.py <<'PY'
import json
from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer

analyzer = SentimentIntensityAnalyzer()
for comment in json.load(open('comments.json')):
    print(f"{comment}: {analyzer.polarity_scores(comment)['compound']:.2f}")
PY
cat >score.cjs <<'JS'
const { SentimentIntensityAnalyzer } = require('vader-sentiment');

for (const comment of require('./comments.json'))
  console.log(SentimentIntensityAnalyzer.polarity_scores(comment).compound.toFixed(2));
JS
seen=$(paste -d' ' <(python/bin/python score.py) <(node score.cjs))
echo 'VADER from -1 to 1, in Python and JavaScript:'
echo "$seen"
expected="The bread isn't great: -0.51 -0.51
The bread isn’t great: 0.62 0.62
I don't like it: -0.28 -0.28
I don’t like it: 0.36 0.36
not good: -0.34 -0.34
NOT good: -0.34 0.44"
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }
