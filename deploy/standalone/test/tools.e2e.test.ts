import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { closeDialog, connect, enter, generate, publishNow } from '../testing/marketer.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-tools-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('each tool’s result can become a post or a plan', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, app.url, 'rosa@example.com', 'Rosa');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText([
    'Dashboard',
    'Create Post',
    'Posts',
    'Schedule Post',
    'Bulk Post',
    'Comments',
    'Media Library',
    'Description Maker',
    'Hashtag Finder',
    'Sentiment Analysis',
    'Business Plan',
    'AI Assistant',
  ]);

  await pages.getByRole('link', { name: 'Hashtag Finder' }).click();
  await page.getByLabel('Topic').fill('Our bakery bakes sourdough bread every morning');
  await page.getByLabel('Topic').press('Enter');
  await page.getByRole('button', { name: 'Select all of Popular Hashtags' }).click();
  await page.getByRole('button', { name: 'Use in a post' }).click();
  await expect(page).toHaveURL(/\/create-post\?draft=/);
  await expect(page.getByLabel('Post text')).toHaveValue('Our bakery bakes sourdough bread every morning');
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await expect(page.getByRole('list', { name: 'Selected hashtags' }).getByRole('listitem')).toHaveCount(5);

  await page.goto(`${app.url}/description-generator`);
  await page.getByRole('button', { name: 'Company Culture' }).click();
  await page.getByRole('button', { name: 'Generate Description' }).click();
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  await page.getByLabel('Text for LinkedIn').fill('Every second Friday we share a mistake.');
  await page.reload();
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  await page.getByRole('button', { name: 'Use in a post' }).click();
  await expect(page.getByLabel('Post text')).toHaveValue('Every second Friday we share a mistake.');

  await page.goto(`${app.url}/business-plan-generator`);
  await page.getByLabel('Business type').fill('A bakery with two shops');
  await page.getByLabel('Target demographics').fill('Families nearby');
  await page.getByLabel('Platform').selectOption('Instagram');
  await page.getByLabel('Business goals').fill('20 more orders for cakes a week');
  await page.getByRole('button', { name: 'Generate Business Plan' }).click();
  const title = page.getByRole('heading', { name: 'Business plan: A bakery with two shops' });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole('tab', { name: 'View By Sections' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete the plan: A bakery with two shops' }).click();
  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect(page.getByText(/^No plans yet/)).toBeVisible();
});

test('the comments on a published post are analyzed, and a reply from the inbox appears on the network', async ({
  page,
}) => {
  await enter(page, app.url, 'grace@example.com', 'Grace');
  await connect(page, 'Facebook');
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill('Our bakery bakes sourdough bread every morning');
  await generate(page);
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishNow(page);
  const post = await page.getByRole('link', { name: 'View post' }).first().getAttribute('href');
  // The sandbox's readers take some seconds.
  const commented = async () => (await page.request.get(post ?? '')).text();
  await expect.poll(commented, { timeout: 60_000 }).toMatch(/[1-9]\d{0,3} comments?/);
  await page.goto(`${app.url}/sentiment-analysis`);
  await page.getByRole('button', { name: /^Analyze Sentiment/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/on average/).first()).toBeVisible();
  await closeDialog(page);
  await page.goto(`${app.url}/inbox`);
  const answer = page.getByRole('button', { name: 'Reply', exact: true }).first();
  await answer.click({ timeout: 60_000 });
  await page.getByLabel(/^Your reply/).fill('Thank you. See you on Saturday.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('You replied')).toBeVisible();
  expect(await commented()).toContain('Thank you. See you on Saturday.');

  await test.step('on a phone the first comment begins in the first third, with one action and a menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const comment = page.getByRole('main').getByRole('listitem').first();
    expect((await comment.boundingBox())?.y).toBeLessThan(844 / 3);
    await expect(comment.getByRole('button')).toHaveCount(2);
    await comment.getByRole('button', { name: 'More' }).click();
    await comment.getByRole('button', { name: /^Mark as/ }).click();
    await expect(comment.getByRole('button')).toHaveCount(2);
  });
});
