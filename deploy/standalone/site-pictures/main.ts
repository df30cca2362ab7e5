import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.mjs';
import { FOLDER } from './camera.ts';
import { shootApp } from './shoot-app.ts';
import { shootSharePicture } from './shoot-share-picture.ts';
import { untilDemo } from './until-demo.ts';

// `npm run screenshots:landing`: the pictures of the landing page, which are the app itself in its demo account.
const dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-landing-'));
const app = await startApp({ dataFolder, port: await freePort(), env: { DEMO: 'on' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  await mkdir(FOLDER, { recursive: true });
  await untilDemo(app.url);
  for (const mode of ['light', 'dark'] as const) await shootApp(browser, app.url, mode);
  await shootSharePicture(browser, app.url);
} finally {
  await browser.close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
