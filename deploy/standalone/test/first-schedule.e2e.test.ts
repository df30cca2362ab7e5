import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-first-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const DIALOG = '[role=dialog]:visible';

/** Counts clicks, and the dialogs before the next one, by their instance. */
function counting(page: Page) {
  const count = { clicks: 0, dialogs: 0 };
  const titles = new Set<string>();
  return {
    count,
    async click(target: Locator): Promise<void> {
      await target.click();
      count.clicks++;
    },
    async addPicture(): Promise<void> {
      const file = { name: 'shop.png', mimeType: 'image/png', buffer: PNG };
      await page.getByLabel('Add an image or video').setInputFiles(file);
      count.clicks++;
    },
    /** A dialog that only changes its title counts as the same. */
    async meetDialog(title: string): Promise<void> {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      const isNew = await page.locator(DIALOG).evaluate((box) => {
        const isMet = box.hasAttribute('data-met');
        box.setAttribute('data-met', '');
        return !isMet;
      });
      if (isNew) count.dialogs = titles.add(title).size;
    },
  };
}

test('the first post with a picture is scheduled in eight clicks and two dialogs, and the next in fewer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'flo@example.com', 'Flo');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const topic = page.getByLabel('What is your post about?');

  const first = counting(page);
  await first.click(button('Connect LinkedIn'));
  await first.click(page.getByRole('button', { name: /^Allow/ }));
  await expect(button('LinkedIn Connected')).toBeDisabled();
  await first.click(page.getByRole('main').getByRole('link', { name: 'Create Post' }));
  await topic.fill('Rye on Tuesday');
  await first.addPicture();
  await first.click(button('Write it myself'));
  await first.meetDialog('Edit your post');
  await first.click(button('Publish'));
  await first.meetDialog('Publish your post');
  await first.click(button('Schedule for later'));
  await first.meetDialog('Schedule your post');
  await first.click(button('Schedule Post'));
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(first.count).toEqual({ clicks: 8, dialogs: 2 });

  await test.step('“Create Post” opens an empty page at the first click', async () => {
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.getByRole('navigation').getByRole('link', { name: 'Create Post' }).first().click();
    await expect(topic).toHaveValue('');
    await expect(page).toHaveURL(/\/create-post$/);
  });

  const next = counting(page);
  const year = new Date().getFullYear() + 1;
  await page.goto(`${app.url}/schedule-post?view=month&date=${year}-01-12`);
  const day = page.locator(`[data-slot="${year}-01-12"]`).getByRole('button', { name: /Write a post$/ });
  await day.press('Enter');
  next.count.clicks++;
  await expect(topic).toBeFocused();
  await page.keyboard.type('Spelt on Wednesday');
  await next.addPicture();
  await next.click(button('Write it myself'));
  await next.meetDialog('Edit your post');
  await next.click(page.getByRole('button', { name: /^Schedule for .*12 Jan/ }));
  await next.meetDialog('Schedule your post');
  await next.click(button('Schedule Post'));
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(next.count).toEqual({ clicks: 5, dialogs: 2 });
});

test('a post is begun for a day and scheduled by keys alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'kay@example.com', 'Kay');
  await page.getByRole('button', { name: 'Connect LinkedIn' }).click();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page.getByRole('button', { name: 'LinkedIn Connected' })).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await page.goto(`${app.url}/schedule-post?view=month&date=${year}-01-12`);
  await page
    .locator(`[data-slot="${year}-01-12"]`)
    .getByRole('button', { name: /Write a post$/ })
    .press('Enter');
  await expect(page.getByLabel('What is your post about?')).toBeFocused();
  await page.keyboard.type('Rye by keys');
  await page.getByRole('button', { name: 'Write it myself' }).press('Enter');
  await expect(page.getByLabel('Post text')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the buttons' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Schedule for / })).toBeFocused();
  await page.keyboard.press('Enter');
  // Until its first control has the focus, the dialog ignores Enter, so that a key pressed twice doesn't answer it.
  const dialog = page.getByRole('dialog', { name: 'Schedule your post' });
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
});
