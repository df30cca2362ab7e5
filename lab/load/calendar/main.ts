import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startApp } from '../../../deploy/processes/app-process.ts';
import { freePort } from '../../../deploy/processes/ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../../../deploy/standalone/find-browser.mjs';
import { connect, enter } from '../../../deploy/standalone/testing/marketer.ts';
import { measureCalls } from './measure-calls.ts';
import { measureDragging } from './measure-dragging.ts';
import { seed } from './seed.ts';

// npm run bench:calendar -- [POSTS]: how fast the calendar's calls are answered in a workspace with so many planned posts,
// and how smoothly one is dragged in Chromium with 2,000 of them in the month that is shown.
const [posts = 10_000] = process.argv.slice(2).map(Number);

const dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-bench-'));
const env = { RATE_NORMAL: '1000000', RATE_COSTLY: '1000000', LOG_LEVEL: 'error' };
const app = await startApp({ dataFolder, port: await freePort(), env });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' });
  const page = await context.newPage();
  await enter(page, app.url, 'bench@example.com', 'Bench');
  await connect(page, 'Facebook');
  await connect(page, 'LinkedIn');
  const caller = {
    url: app.url,
    cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    csrf: (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
  };
  const ids = await seed(caller, posts);
  await measureCalls(caller, ids);
  await measureDragging(page, app.url);
} finally {
  await browser.close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
