import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { COMPARISON_TIERS } from '@carillon/contracts/domain/plans.ts';
import { SITE_PATHS as SITE, SITE_ADDRESSES, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { readTranslations, shownTexts } from '../testing/catalogs.ts';
import { enter, logIn, signUp, signUpAndLogIn } from '../testing/marketer.ts';

/** The pages for everybody: who is logged in sees them too, and logs out there. */

let app: AppProcess;
let dataFolder: string;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({
    dataFolder,
    port: await freePort(),
    env: {
      OPERATOR_NAME: 'Bells Ltd',
      PRIVACY_EMAIL: 'p@bells.example',
      SUPPORT_EMAIL: 's@bells.example',
      PLANS: 'on',
    },
  });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const banner = (page: Page) => page.getByRole('banner');

test('every page has the menu, follows the session, sets no cookie, and loads nothing from anybody else', async ({
  page,
}) => {
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(new URL(request.url()).origin));
  for (const address of SITE) {
    await page.goto(app.url + address);
    const menu = page.getByRole('navigation', { name: 'Site' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'Privacy', 'Terms']);
    await expect(banner(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await expect(banner(page).getByRole('button', { name: 'Log Out' })).toBeHidden();
    await page.waitForLoadState('networkidle');
  }
  expect([...requests]).toEqual([new URL(app.url).origin]);
  expect(await page.context().cookies()).toEqual([]);

  await enter(page, app.url, 'ada@example.com', 'Ada');
  for (const address of SITE) {
    await page.goto(app.url + address);
    await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeHidden();
  }
  const statuses: number[] = [];
  page.on('response', (response) => response.status() >= 400 && statuses.push(response.status()));
  await page.waitForLoadState('networkidle');
  await banner(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(statuses).toEqual([]);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('socialMediaState')]),
  ).toEqual([null, null]);
  expect(await (await page.request.get(`${app.url}/api/check-auth`)).json()).toMatchObject({
    authenticated: false,
  });
});

test('a page asked for before the login is opened after it', async ({ page }) => {
  await signUp(page, app.url, 'direct@example.com', 'Dora');
  for (const goal of ['/bulk-post', '/ai-assistant']) {
    await page.goto(app.url + goal);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, 'direct@example.com');
    await expect(page).toHaveURL(app.url + goal);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('a page asked for earlier is forgotten on the front page, so a new account starts on the dashboard', async ({
  page,
}) => {
  await page.goto(`${app.url}/bulk-post`);
  await expect(page).toHaveURL(/\/login$/);
  await signUpAndLogIn(page, app.url, 'later@example.com', 'Lara');
  await expect(page).toHaveURL(`${app.url}/dashboard`);
  await expect(banner(page).getByText('10,000 words left')).toBeVisible();
});

test('a session that is over is forgotten', async ({ page }) => {
  await enter(page, app.url, 'grace@example.com', 'Grace');
  await page.context().clearCookies();
  await page.goto(`${app.url}/terms`);
  await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the landing page has its parts, and Generate Now leads to where posts are written', async ({
  page,
}) => {
  await page.goto(app.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Social posts, drafted for you and published on time.',
  );
  for (const card of [
    'Auto-posting and scheduling',
    'Description and tags optimizer',
    'Sentiment analysis dashboard',
    'Article generation',
  ])
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Works with' })
      .getByRole('listitem')
      .filter({ hasText: 'LinkedIn profiles' }),
  ).toBeVisible();
  await page.getByText('Do I need an AI account or key?').click();
  await expect(page.getByText('Carillon has a built-in writer.')).toBeVisible();
  await banner(page)
    .getByRole('button', { name: /^Theme: system/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');

  await signUp(page, app.url, 'hedy@example.com', 'Hedy', 'Generate Now');
  await expect(page.getByText('Log in or sign up to start your post.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('What is your post about?')).toBeVisible();
  await expect(page).toHaveURL(/\/create-post$/);
  // A logged-in user skips the dashboard as well.
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Generate Now' }).first().click();
  await expect(page.getByLabel('What is your post about?')).toBeVisible();
});

test('prices follow the toggle by mouse and keyboard', async ({ page }) => {
  await page.goto(`${app.url}/pricing`);
  const prices = page.locator('.price:visible strong');
  await expect(prices).toHaveText(['$10', '$16', '$24']);
  await expect(page.getByText('Yearly 20% off')).toBeVisible();
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(prices).toHaveText(['$20', '$60', '$80']);
  await page.keyboard.press('ArrowRight');
  await expect(prices).toHaveText(['$30', '$70', '$90']);
  await page.getByRole('radio', { name: 'Prepaid' }).check();
  await expect(prices).toHaveText(['$40', '$40', '$60']);
  await expect(page.getByRole('link', { name: 'Start free trial: Popular, prepaid' })).toHaveAttribute(
    'href',
    '/register?plan=popular&period=prepaid',
  );
});

test('cards, comparison and questions describe the plans', async ({ page }) => {
  await page.goto(`${app.url}/pricing`);
  for (const [plan, ...texts] of [
    ['Starter', '20% off', '10 posts/month', '2 accounts', 'Admin Panel'],
    ['Popular', '20% off', '50 posts/month', '5 accounts', 'Posts Scheduler: 50 posts', 'Account Manager'],
    ['Premium', '20% off', 'Unlimited accounts', 'Unlimited scheduling'],
  ] as const)
    for (const text of texts) await expect(page.getByRole('article', { name: plan })).toContainText(text);
  const row = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Starter$15 10% off',
    'Professional$40 15% off',
    'Enterprise$80 20% off',
  ]);
  await expect(row('Posts Scheduler')).toHaveText(['Not included', '50', 'Unlimited']);
  await expect(row('Advanced Analytics')).toHaveText(['Not included', 'Included', 'Included']);
  await expect(row('Sentiment Analysis')).toHaveText(['Not included', 'Not included', 'Included']);
  await expect(page.locator('main')).toContainText(
    '30-day free trial, 10,000 free words, and a 20% sign-up bonus',
  );
  await expect(page.locator('.question-groups h3')).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
  }
});

test('the legal pages name the operator and both contacts', async ({ page }) => {
  for (const address of ['/privacy', '/terms']) {
    await page.goto(app.url + address);
    await expect(page.locator('main')).toContainText('Bells Ltd');
    for (const email of ['p@bells.example', 's@bells.example'])
      await expect(page.getByRole('link', { name: email }).first()).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
  }
});

test('without JavaScript all of it can be read, and the toggle works', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const address of SITE) {
    await page.goto(app.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${app.url}/pricing`);
  await expect(page.locator('.price:visible strong')).toHaveText(['$10', '$16', '$24']);
  await page.getByRole('radio', { name: 'Lifetime' }).check();
  await expect(page.locator('.price:visible strong')).toHaveText(['$30', '$70', '$90']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await context.close();
});

test('a phone’s menu closes by Escape, and the keyboard skips to the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/privacy`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('search engines find the pages and nothing else', async ({ request }) => {
  const robots = await (await request.get(`${app.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  const sitemap = await (await request.get(`${app.url}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
    SITE_ADDRESSES.map((address) => app.url + address).sort(),
  );
});

for (const locale of ['de', 'ar'] as const)
  test(`every page is in its language, fits a phone and is readable by everybody: ${locale}`, async ({
    page,
  }) => {
    const { foreign } = readTranslations(locale);
    // Names, which are words elsewhere.
    const names: readonly string[] = COMPARISON_TIERS.map(({ name }) => name);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of SITE) {
      await page.goto(app.url + siteAddress(path, locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const closed of await page.locator('details').all()) await closed.locator('summary').click();
      const english = (await shownTexts(page)).filter((text) => foreign.has(text) && !names.includes(text));
      expect(english, page.url()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
    }
  });

test('a language chosen in the menu, by the keyboard, is that of the pages and of the login', async ({
  page,
}) => {
  const { say } = readTranslations('de');
  await page.goto(`${app.url}/terms`);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/de/terms`);
  await page
    .getByRole('link', { name: say('Home'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${app.url}/de`);
  await banner(page)
    .getByRole('link', { name: say('Get Started') })
    .click();
  await expect(page.getByRole('button', { name: say('Log in'), exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a translated page’s script uses its language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('logOutUnheard', 'yes'));
  await page.route('**/api/logout', (route) => route.abort());
  await page.goto(`${app.url}/de/privacy`);
  await expect(page.getByRole('status')).toHaveText(/^Deine Daten /);
});

test('answers 404 for an address that no language has', async ({ request }) => {
  for (const address of ['/xx', '/de/nowhere', '/de/de', '/en'])
    expect((await request.get(app.url + address)).status(), address).toBe(404);
});
