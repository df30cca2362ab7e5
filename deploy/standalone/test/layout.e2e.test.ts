import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, enter } from '../testing/marketer.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-layout-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** The element that a pointer meets in its middle is the element itself, or a part of it. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && element.contains(met);
  });

test.describe('at 200 % on a screen of 1366 by 768', () => {
  test.use({ viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 });

  test('the text stays in sight while it is written, and the buttons can be reached', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, app.url, 'zora@example.com', 'Zora');
    await page.goto(`${app.url}/create-post`);
    await page.getByRole('button', { name: 'Write it myself' }).click();
    const text = page.getByLabel('Post text');
    await expect(text).toBeFocused();
    await page.keyboard.type('Rye on Tuesday');
    await expect.poll(() => isInSight(text)).toBe(true);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Publish your post' })).toBeVisible();
  });

  test('a dialog has the whole screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, app.url, 'zacharias@example.com', 'Zacharias');
    await page.goto(`${app.url}/account/team`);
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(683);
  });

  test('going back by keyboard, no control stays under the header', async ({ page }) => {
    await enter(page, app.url, 'zenobia@example.com', 'Zenobia');
    await page.goto(`${app.url}/account/profile`);
    const last = page.getByRole('main').getByRole('button', { name: 'Delete account' });
    await last.focus();
    const first = page.getByRole('main').getByRole('link', { name: 'Profile' });
    const isFirst = () => first.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 30 && !(await isFirst()); steps++) {
      await page.keyboard.press('Shift+Tab');
      const control = page.locator(':focus');
      await expect.poll(() => isInSight(control), { message: await control.innerText() }).toBe(true);
    }
    expect(await isFirst()).toBe(true);
  });

  test('the views of the planner are whole', async ({ page }) => {
    await enter(page, app.url, 'zina@example.com', 'Zina');
    await page.goto(`${app.url}/schedule-post`);
    const views = page.getByRole('group', { name: 'View' });
    for (const name of ['Month', '3 days', 'List'])
      await expect
        .poll(() => isInSight(views.getByRole('button', { name, exact: true })), { message: name })
        .toBe(true);
  });
});

test('the keyboard brings each control of the editor into sight, and the dialog stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url, 'zelda@example.com', 'Zelda');
  await connect(page, 'Facebook');
  await connect(page, 'Instagram');
  await page.goto(`${app.url}/create-post`);
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await expect(page.getByLabel('Post text')).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Edit your post' });
  const top = async (): Promise<number | undefined> =>
    (await dialog.getByRole('heading', { name: 'Edit your post' }).boundingBox())?.y;
  const before = await top();
  for (const name of ['Skip to the buttons', 'Insert template', 'From library']) {
    const control = dialog.getByRole('button', { name });
    for (let tries = 0; tries < 6; tries++) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(control).toBeFocused();
    await expect.poll(() => isInSight(control), { message: name }).toBe(true);
    expect(await top()).toBe(before);
  }
});

test('today’s number is as legible in the month before as in its own', async ({ page }) => {
  await enter(page, app.url, 'zoe@example.com', 'Zoe');
  await page.clock.setFixedTime(new Date('2027-05-31T12:00:00Z'));
  const color = async (month: string): Promise<string> => {
    await page.goto(`${app.url}/schedule-post?view=month&date=2027-${month}-10`);
    const today = page.locator('.planner-month [aria-current=date]');
    await expect(today).toBeVisible();
    return today.evaluate((element) => getComputedStyle(element).color);
  };
  expect(await color('06')).toBe(await color('05'));
});
