import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, signUpAndLogIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

let app: AppProcess;
let dataFolder: string;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a day at the dashboard: linking that fails and works, slow and broken checks, posts moved, published and canceled from their rows, and their figures', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUpAndLogIn(page, app.url, 'ada@example.com', 'Ada');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });

  await test.step('a failed attempt to connect is shown on the page and as a notification', async () => {
    await page.route('**/api/connections/facebook/begin', (route) => route.abort());
    await button('Connect Facebook').click();
    const words = 'Failed to connect to Facebook: No response received from server';
    await expect(main.getByRole('alert')).toContainText(words);
    await expect(page.getByText(words)).toHaveCount(2);
    await page.unroute('**/api/connections/facebook/begin');
  });

  await test.step('shows the number of connections after connecting', async () => {
    await connect(page, 'Facebook');
    await connect(page, 'LinkedIn');
    await expect(page.getByText('4 accounts successfully connected.')).toBeVisible();
    await page.reload();
    await expect(button('LinkedIn Connected')).toBeDisabled();
    await expect(page.getByText(/successfully connected/)).toHaveCount(0);
  });

  await test.step('draws remembered connections while the check is slow, also after reloading during the session’s check', async () => {
    let isSlow = true;
    await page.route('**/api/check-auth', (route) => (isSlow ? undefined : route.continue()));
    const check = page.waitForRequest('**/api/check-auth');
    await page.reload();
    await check;
    isSlow = false;
    await page.route('**/api/connections', () => undefined);
    await page.reload();
    await expect(button('Facebook Connected')).toBeVisible();
    await expect(button('Connect Instagram')).toBeEnabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a broken check can be repeated', async () => {
    await page.route('**/api/connections', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(main.getByRole('alert')).toContainText('Error: ');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await button('Retry LinkedIn').click();
    await expect(button('LinkedIn Connected')).toBeDisabled();
  });

  await test.step('a list that can’t be loaded says so in both places, and can be retried', async () => {
    await page.route(/\/api\/posts\/user/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(main.getByText('Failed to fetch posts')).toBeVisible();
    await expect(page.getByText('Failed to fetch posts')).toHaveCount(2);
    await page.unroute(/\/api\/posts\/user/);
    await button(/^Retry$/).click();
    await expect(main.getByText('You’re all caught up.')).toBeVisible();
  });

  await test.step('a workspace without posts is shown its first steps, and that nothing is planned', async () => {
    const steps = main.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('Connect a network (done)');
    await expect(steps.getByRole('link', { name: 'Write your first post' })).toBeVisible();
    await expect(main.getByText('No upcoming posts scheduled')).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a post scheduled in another zone is shown in the account’s, and published from its row', async () => {
    await schedule(page, 'Bells at noon', 'Europe/London');
    await page.reload();
    const upcoming = main.getByRole('region', { name: /^Upcoming Posts/ });
    await expect(upcoming.getByRole('link', { name: 'Bells at noon' })).toBeVisible();
    await upcoming.getByRole('link', { name: 'See all: Upcoming Posts' }).click();
    await expect(page).toHaveURL(/\/posts\?status=scheduled$/);
    const row = main
      .getByRole('listitem')
      .filter({ hasText: 'Bells at noon', has: page.getByRole('button') })
      .first();
    await expect(row).toContainText(/17:30 \(16:30 London time\)/);
    await button('Publish now: Bells at noon').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(row.getByText('Published')).toHaveCount(2, { timeout: 30_000 });
    await checkAccessibility(page);
    await row.getByRole('link', { name: 'Bells at noon' }).click();
    await expect(main.getByText('Published early')).toHaveCount(2);
    await checkAccessibility(page);
  });

  await test.step('published posts are counted without a reload, and failed charts can be retried', async () => {
    await page.goto(`${app.url}/dashboard`);
    const total = main.getByRole('region', { name: 'Total Posts' });
    await expect(total.getByText('1', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.route('**/charts.*.js', (route) => route.abort());
    await page.route('**/api/analytics/overview*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    const failed = main.getByText('Failed to load chart');
    await expect(failed).toHaveCount(1, { timeout: 15_000 });
    await page.unroute('**/api/analytics/overview*');
    await button('Retry').click();
    await main.getByText('Last 30 days').click();
    await expect(main.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await checkAccessibility(page);
  });

  await test.step('one is moved and canceled, which its history tells', async () => {
    await page.goto(`${app.url}/posts`);
    await schedule(page, 'Bells at dusk', 'Europe/Berlin');
    await page.reload();
    await button('Reschedule: Bells at dusk').click();
    await page.getByRole('button', { name: 'Hour up' }).click();
    await checkAccessibility(page);
    // Back closes what is open, and not the page.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button('Reschedule: Bells at dusk').click();
    await page.getByRole('button', { name: 'Hour up' }).click();
    await page.getByRole('button', { name: 'Reschedule post' }).click();
    await expect(main.getByText(/17:30/).first()).toBeVisible();
    await button('Cancel post: Bells at dusk').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel post' }).click();
    const dusk = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Bells at dusk' }) });
    await expect(dusk.getByText('Canceled', { exact: true })).toHaveCount(2);
    await dusk.getByRole('link', { name: 'Bells at dusk' }).click();
    const history = main.getByRole('region', { name: 'History on Facebook' });
    await expect(history.getByText(/^From .*16:30 to .*17:30$/)).toBeVisible();
    await expect(history.getByText('Canceled')).toBeVisible();
  });

  await test.step('posts that are found by their words are moved and deleted together, and the address keeps the filter', async () => {
    await page.goto(`${app.url}/posts`);
    for (const name of ['Carol one', 'Carol two']) await schedule(page, name, 'Europe/Berlin');
    await page.reload();
    await main.getByRole('searchbox', { name: 'Search' }).fill('carol');
    await expect(page).toHaveURL(/text=carol/);
    await page.reload();
    await expect(main.getByRole('link', { name: 'Bells at noon' })).toHaveCount(0);
    await main.getByRole('checkbox', { name: 'Select all 2 shown' }).check();
    await checkAccessibility(page);
    await button('Move…').click();
    await page.getByRole('spinbutton', { name: 'days later' }).fill('3');
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Move 2 posts' }).click();
    await expect(page.getByText('2 posts changed.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(main.getByText(/15 Jan/).first()).toBeVisible();
    await main.getByRole('checkbox', { name: 'Select: Carol one' }).check();
    await button('Delete…').click();
    await page.getByRole('button', { name: 'Delete 1 post' }).click();
    await expect(page.getByText('1 post changed.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(main.getByRole('link', { name: 'Carol one' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Carol two' })).toBeVisible();
  });

  await test.step('on a phone the way to a new post is in sight, and the connections take two lines', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.url}/dashboard`);
    const create = main.getByRole('link', { name: 'Create Post' });
    await expect(create).toBeInViewport();
    await expect(button('LinkedIn Connected')).toBeVisible();
    await expect(button('Disconnect LinkedIn')).toBeHidden();
    await button('Manage').click();
    await expect(button('Disconnect LinkedIn')).toBeVisible();
    await page.goto(`${app.url}/posts/none`);
    await expect(main.getByText('We couldn’t find that post')).toBeVisible();
    await checkAccessibility(page);
  });
});

/** For next year, at half past four. */
async function schedule(page: Page, content: string, timezone: string): Promise<void> {
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const check = await page.request.get(`${app.url}/api/facebook/check-connection`);
  const { pages } = (await check.json()) as { pages: { id: string }[] };
  const reply = await page.request.post(`${app.url}/api/posts/schedule`, {
    headers: { 'x-csrf-token': token ?? '', 'x-requested-with': 'XMLHttpRequest' },
    multipart: {
      platforms: JSON.stringify([
        { platform_id: 1, page_id: pages[0]?.id, content },
        { platform_id: 3, content },
      ]),
      scheduled_time: `${new Date().getFullYear() + 1}-01-12 16:30:00`,
      timezone,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}
