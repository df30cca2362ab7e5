import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter } from '../testing/marketer.ts';

/**
 * The scripts that each page may load, in kilobytes as sent: at most 5 % more than it loads now. More of it is a page
 * that phones wait for.
 */
const BUDGETS = { front: 2, entrance: 152, dashboard: 181, composer: 181, assistant: 164 };

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Adds up all scripts loaded so far. */
const kilobytesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

test('the pages for everybody have hardly a script', async ({ page }) => {
  for (const address of ['/', '/pricing', '/privacy', '/terms', '/de', '/ar/pricing']) {
    await page.goto(app.url + address, { waitUntil: 'load' });
    expect(await kilobytesOf(page), address).toBeLessThan(BUDGETS.front);
  }
});

for (const [place, button] of [
  ['login', 'Log in'],
  ['register', 'Sign up'],
] as const)
  test(`/${place} needs no antd`, async ({ page }) => {
    await page.goto(`${app.url}/${place}`);
    await page.getByRole('button', { name: button, exact: true }).waitFor();
    const kilobytes = await kilobytesOf(page);
    expect(kilobytes).toBeGreaterThan(BUDGETS.front);
    expect(kilobytes).toBeLessThan(BUDGETS.entrance);
  });

test('the dashboard, the composer and the assistant load what they show', async ({ page }) => {
  await enter(page, app.url, 'ada@example.com', 'Ada');
  await page.reload();
  await page.getByText('You’re all caught up.').waitFor();
  expect(await kilobytesOf(page)).toBeLessThan(BUDGETS.dashboard);
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').waitFor();
  expect(await kilobytesOf(page)).toBeLessThan(BUDGETS.composer);
  await page.goto(`${app.url}/ai-assistant`);
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  expect(await kilobytesOf(page)).toBeLessThan(BUDGETS.assistant);
});
