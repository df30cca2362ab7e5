import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, freePort, startApp } from './app-process.ts';
import { connect, signUpAndLogIn } from './marketer.ts';
import { PNG } from './sample-media.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-composer-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const LONG = Array.from({ length: 90 }, (_, n) => `Sentence ${n} of a long text on bread.`).join(' ');

test('from the topic to the schedule, each dialog says what is so, and Back goes through them', async ({
  page,
  context,
}) => {
  await signUpAndLogIn(page, app.url, 'rosa@example.com', 'Rosa');
  await page.goto(`${app.url}/create-post`);
  await write(page, 'A charity run for the hospice');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const none = page.getByText('Please select at least one platform to publish to.');
  await expect(none).toHaveClass('muted');
  await expect(page.getByRole('button', { name: 'Publish Now' })).toBeDisabled();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await expect(page.getByRole('list', { name: 'Trending hashtags' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '#Anxiety' })).toBeHidden();
  await page.getByLabel('Own hashtag').fill('#charityrun!!');
  await page.getByLabel('Own hashtag').press('Enter');
  await expect(page.getByText(/^Added as #charityrun:/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/create-post$/);

  await page.goto(`${app.url}/dashboard`);
  await connect(page, 'LinkedIn');
  await page.route('**/api/facebook/check-connection', (route) => route.abort());
  await page.goto(`${app.url}/create-post`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: PNG });
  await page.getByLabel('What is your post about?').fill('Our bakery opens a second shop on Saturday');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByRole('button', { name: 'Select draft 1' }).click();
  const caption = await page
    .getByRole('region', { name: 'Caption for your media' })
    .locator('p')
    .textContent();
  await page.getByRole('button', { name: 'Use as caption' }).click();
  const field = page.getByLabel('Post text');
  expect(caption).toContain((await field.inputValue()).split('\n')[0]);

  await field.fill(LONG);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
  const more = page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: '…see more' });
  await more.click();
  await expect(page.getByText('See less')).toBeInViewport({ ratio: 0 });
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
  // Past what a network takes, which its counter says.
  await expectAccessible(page);
  await field.fill('Müller bakes.');
  await field.press('Control+Home');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(field).toHaveValue('𝗠𝘂\u0308𝗹𝗹𝗲𝗿 bakes.');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'LinkedIn' })).toBeChecked();
  await expect(page.getByText('Facebook could not be checked')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Hour' })).toHaveValue('04');
  await expect(page.getByText(/^Picks the next hour that is usually busy/)).toBeVisible();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await expect(page.getByText(/^Goes out .*4:30 PM/)).toBeVisible();
  await expectAccessible(page);
  const words = 'The disk is full.';
  await page.route('**/api/posts/schedule', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'internal_error', message: words } }),
  );
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText(`Failed to schedule post: ${words}`)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText(/^You’re offline\. The post waits here/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/create-post$/);
});

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('What is your post about?').fill(text);
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await expect(page.getByLabel('Post text')).toBeVisible();
}

/** In both themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  }
}
