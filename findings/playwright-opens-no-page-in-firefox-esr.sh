#!/bin/sh
# Guess: Playwright's channel `moz-firefox` drives any current Firefox through WebDriver BiDi, including the extended support release.
# Is: it starts that Firefox but opens no page, because each new context sends a command for media features that this Firefox doesn't know.
# Version: playwright-core 1.65.1, Firefox ESR 153.8.0 (Debian 12)
# Date: 2026-11-29
# Matters: the walks of deploy/standalone/test can't run in Firefox as they are, so Firefox is checked by hand. Needs `firefox-esr`.
set -eu
firefox=$(command -v firefox-esr)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --loglevel=error --no-fund --no-audit playwright-core@1.65.1 >/dev/null || exit 2
cat >try.mjs <<'JS'
import { firefox } from 'playwright-core';

const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.argv[2] });
console.log(`Firefox ${browser.version()} is started`);
for (const options of [{}, { colorScheme: null, reducedMotion: null }]) {
  const outcome = await browser.newContext(options).then(
    () => 'opens',
    (error) => `is refused: ${error.message.split('\n')[0]}`,
  );
  console.log(`a context with ${JSON.stringify(options)} ${outcome}`);
  if (!outcome.includes('unknown command')) process.exitCode = 1;
}
await browser.close();
JS
node try.mjs "$firefox" || { echo 'This has changed.' >&2; exit 1; }
