import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startApp } from '../processes/app-process.ts';
import { freePort } from '../processes/ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.mjs';
import { drawPicture } from './test/draw-picture.ts';
import { closeDialog, connect, generate, publishNow, signUpAndLogIn, TOOLS } from './testing/marketer.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [1440, 390];
const MODES = ['light', 'dark'] as const;

const dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-shots-'));
const app = await startApp({ dataFolder, port: await freePort() });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const picture = await drawPicture(browser);
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) for (const mode of MODES) await walk(browser, width, mode);
  console.log(`Screenshots are in ${FOLDER}`);
} finally {
  await browser.close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function walk(from: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const shoot = async (name: string, fullPage = true): Promise<void> => {
    // Colors fade from one state to the next.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage });
  };
  await page.goto(app.url);
  await shoot('landing');
  await page.goto(`${app.url}/login`);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await shoot('login');
  await page.goto(`${app.url}/register`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Enter your email.').waitFor();
  await shoot('register-with-errors');
  await signUpAndLogIn(page, app.url, `${colorScheme}-${width}@example.com`, 'Ada');
  await page.getByText('You’re all caught up.').waitFor();
  await shoot('dashboard-empty');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await compose(page, shoot);
  await leaveDraft(page);
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('heading', { name: /^Drafts/ }).waitFor();
  await shoot('dashboard');
  await page.goto(`${app.url}/posts`);
  await page.getByRole('link', { name: 'View post' }).first().waitFor();
  await shoot('posts');
  await page.locator('main a[href^="/posts/"]').first().click();
  await page.getByRole('heading', { name: 'History' }).first().waitFor();
  await shoot('post');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await shoot('notifications', false);
  await closeDialog(page);
  for (const { path: place, use } of TOOLS) {
    await page.goto(app.url + place);
    await use(page);
    await shoot(place.slice(1), place !== '/sentiment-analysis');
  }
  await page.goto(`${app.url}/analytics/posts`);
  await page.locator('tbody tr').first().waitFor();
  await shoot('figures');
  await page.goto(`${app.url}/report?days=7`);
  await page.getByRole('heading', { name: 'Engagement Overview' }).waitFor();
  await shoot('report');
  await page.goto(`${app.url}/inbox`);
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click({ timeout: 60_000 });
  await shoot('comments', false);
  await page.goto(`${app.url}/no-such-page`);
  await page.getByText('We couldn’t find that page').waitFor();
  await shoot('not-found');
  await page.goto(`${app.url}/sandbox/`);
  await shoot('sandbox');
  await page.goto(`${app.url}/api/docs`);
  await shoot('api-docs', false);
  await context.close();
}

async function compose(
  page: Page,
  shoot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  await page.goto(`${app.url}/create-post`);
  await page
    .getByLabel('What is your post about?')
    .fill('Our bakery opens a second shop in the old town on Saturday');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await shoot('create-post');
  await generate(page);
  await shoot('drafts');
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').waitFor();
  await shoot('editor', false);
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await page.getByText('Trending').waitFor();
  await shoot('hashtags', false);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish Now' }).waitFor();
  await shoot('publish', false);
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await page.getByText(/^Scheduled for/).waitFor();
  await shoot('schedule', false);
  await page.getByRole('button', { name: 'Publish now instead' }).click();
  await publishNow(page);
  await page.getByRole('link', { name: 'View post' }).nth(2).waitFor();
  await shoot('results');
}

/** A post that is begun and left. */
async function leaveDraft(page: Page): Promise<void> {
  await page.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await page.getByLabel('What is your post about?').fill('Sourdough classes for beginners in December');
  await page.getByText('Saved', { exact: true }).first().waitFor();
}
