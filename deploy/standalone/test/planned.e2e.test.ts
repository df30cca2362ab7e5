import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, enter } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { drawPicture } from './draw-picture.ts';

let app: AppProcess;
let dataFolder: string;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a scheduled post gets another picture, text, account and time in place, and is published once', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'flora@example.com', 'Flora');
  await connect(page, 'LinkedIn');
  await connect(page, 'Facebook');
  const year = new Date().getFullYear() + 1;
  const calendar = `${app.url}/schedule-post?view=month&date=${year}-01-12`;
  const slot = (day: number) => page.locator(`[data-slot="${year}-01-${day}"]`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const buffer = await drawPicture(browser);

  await page.goto(calendar);
  await slot(12)
    .getByRole('button', { name: /Write a post$/ })
    .press('Enter');
  await page.getByLabel('What is your post about?').fill('Rye on Tuesday');
  await button('Write it myself').click();
  await button(/^Schedule for /).click();
  await page.getByRole('checkbox', { name: 'Facebook' }).uncheck();
  await button('Schedule Post').click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(button('Schedule another')).toBeVisible();
  await page.getByRole('link', { name: 'View in calendar' }).click();

  await slot(12)
    .getByRole('button', { name: /Rye on Tuesday/ })
    .click();
  await button('Edit post').click();
  await expect(page.getByText('The scheduled post doesn’t change until you save.')).toBeVisible();
  await page.getByLabel('Post text').fill('Spelt on Wednesday');
  await page
    .getByLabel('Add an image or video')
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer });
  await page.getByRole('checkbox', { name: 'Facebook' }).check();
  await button('Change time').click();
  await page.getByLabel('Date', { exact: true }).fill(`${year}-01-13`);
  await page.getByLabel('Date', { exact: true }).blur();
  await expect(page.getByText(/^Scheduled for .*13 January/).first()).toBeVisible();
  await checkAccessibility(page);
  await button('Save changes').click();

  await expect(page.getByText('Saved. The post stays scheduled.')).toBeVisible();
  const post = slot(13).getByRole('button', { name: /Spelt on Wednesday/ });
  await expect(post).toHaveCount(1);
  await expect(slot(12).getByRole('button', { name: /Rye on Tuesday/ })).toHaveCount(0);
  await post.click();
  await button('Publish now').click();
  await button('Publish Now').click();
  const sandbox = await page.context().newPage();
  await expect(async () => {
    await sandbox.goto(`${app.url}/sandbox/`);
    await expect(sandbox.getByText('Spelt on Wednesday')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(sandbox.getByText('Rye on Tuesday')).toHaveCount(0);
});
