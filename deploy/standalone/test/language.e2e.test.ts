import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { localeNames, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { readTranslations, shownTexts } from '../testing/catalogs.ts';
import { enter } from '../testing/marketer.ts';

const { say } = readTranslations('de');

const PAGES = [
  '/dashboard',
  '/create-post',
  '/schedule-post',
  '/schedule-post/queue',
  '/schedule-post/links',
  '/bulk-post',
  '/posts',
  '/analytics',
  '/media',
  '/inbox',
  '/report',
  '/ai-assistant',
  '/hashtags-finder',
  '/description-generator',
  '/sentiment-analysis',
  '/business-plan-generator',
  '/account/profile',
  '/account/security',
  '/account/team',
  '/account/team/activity',
  '/account/plan',
  '/account/access-tokens',
  '/account/webhooks',
];

let app: AppProcess;
let dataFolder: string;

test.use({ locale: 'de-DE' });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-language-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Fails on any message of the catalogs that the page shows in English. */
async function expectLocale(page: Page, locale: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const { foreign } = readTranslations(locale);
  const english = (await shownTexts(page)).filter((text) => foreign.has(text));
  expect(english, page.url()).toEqual([]);
}

const expectGerman = (page: Page): Promise<void> => expectLocale(page, 'de');

test('a marketer signs up, connects, generates and publishes in German', async ({ page }) => {
  await page.goto(`${app.url}/register`);
  await expectGerman(page);
  await page.getByLabel(say('Email')).fill('ada@example.com');
  await page.getByLabel(say('User name')).fill('Ada');
  await page.getByLabel(say('Password'), { exact: true }).fill('correct horse');
  await page.getByLabel(say('Confirm password')).fill('correct horse');
  await page.getByRole('button', { name: say('Sign up') }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(say('Email')).fill('ada@example.com');
  await page.getByLabel(say('Password'), { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGerman(page);

  await page.getByRole('button', { name: 'Facebook' }).first().click();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${app.url}/create-post`);
  await page
    .getByLabel(say('What is your post about?'))
    .fill('Unsere Bäckerei eröffnet am Samstag einen zweiten Laden in der Altstadt');
  await page.getByRole('button', { name: say('Generate Post') }).click();
  const drafts = page.getByRole('button', { name: /auswählen$/i });
  await expect(drafts).toHaveCount(3, { timeout: 60_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectGerman(page);
  await drafts.first().click();
  await expect(page.getByLabel(say('Post text'))).toBeVisible();
  await expectGerman(page);
  await page.getByRole('button', { name: say('Publish'), exact: true }).click();
  await expectGerman(page);
  await page.getByRole('button', { name: say('Publish Now') }).click();
  await expect(page.getByRole('link', { name: say('View post') })).toBeVisible({ timeout: 60_000 });
  await expectGerman(page);
});

for (const locale of localeNames.filter((name) => name !== SOURCE_LOCALE))
  test(`every page is in its language: ${locale}`, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem('locale', tag), locale);
    await enter(page, app.url, `${locale.toLowerCase()}@example.com`, 'Grace');
    const { say } = readTranslations(locale);
    for (const address of PAGES) {
      await page.goto(app.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(say('Loading…'))).toHaveCount(0);
      await expectLocale(page, locale);
    }
  });

test('the language is chosen in the account menu and kept', async ({ page }) => {
  await enter(page, app.url, 'joan@example.com', 'Joan');
  await page.getByRole('button', { name: /^Konto: Joan/ }).click();
  await page.getByLabel(say('Language')).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${app.url}/dashboard`);
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
});

test('the language is taken by a login on another device', async ({ page, browser }) => {
  await enter(page, app.url, 'dora@example.com', 'Dora');
  await page.getByRole('button', { name: /^Konto: Dora/ }).click();
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/user/locale'));
  await page.getByLabel(say('Language')).selectOption('English');
  expect((await saved).ok()).toBe(true);
  const another = await browser.newContext({ locale: 'de-DE' });
  const otherPage = await another.newPage();
  await otherPage.goto(`${app.url}/login`);
  await otherPage.getByLabel(say('Email')).fill('dora@example.com');
  await otherPage.getByLabel(say('Password'), { exact: true }).fill('correct horse');
  await otherPage.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'en');
  await expect(otherPage).toHaveURL(/\/dashboard/);
  await another.close();
});

declare global {
  /** Where the content was in each frame. */
  var mainTops: Set<number>;
}

test('a public page offers itself in the browser’s language, until that is closed', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.mainTops = new Set();
    const look = (): void => {
      const main = document.querySelector('main');
      if (main) globalThis.mainTops.add(main.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  const offer = page.getByRole('region', { name: say('Language'), exact: true });
  const link = offer.getByRole('link', { name: say('This page is also available in English') });
  for (const width of [1280, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${app.url}/terms`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(link).toBeVisible();
      await expect(page.locator('.offer:visible')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).include('.offer:not([hidden])').analyze();
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Nothing below it moves when it appears.
      expect(await page.evaluate(() => globalThis.mainTops.size)).toBe(1);
    }
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/de/terms`);
  await expect(page.locator('.offer:visible')).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(app.url);
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await page.goto(`${app.url}/terms`);
  await expect(page.locator('.offer:visible')).toHaveCount(0);
});
