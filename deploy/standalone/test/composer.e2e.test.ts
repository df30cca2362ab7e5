import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, freePort, startApp } from './app-process.ts';
import { signUpAndLogIn } from './marketer.ts';

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

test('from the topic to the networks, each dialog says what is so, and Back goes through them', async ({
  page,
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
