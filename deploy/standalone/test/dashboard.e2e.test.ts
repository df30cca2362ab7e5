import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { connect, signUpAndLogIn } from './marketer.ts';

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

  await test.step('a try to connect that fails is told on the page and as a notification', async () => {
    await page.route('**/api/facebook/auth', (route) => route.abort());
    await button('Connect Facebook').click();
    const words = 'Failed to connect to Facebook: No response received from server';
    await expect(main.getByRole('alert')).toContainText(words);
    await expect(page.getByText(words)).toHaveCount(2);
    await page.unroute('**/api/facebook/auth');
  });

  await test.step('how many are connected is told after connecting', async () => {
    await connect(page, 'Facebook');
    await connect(page, 'LinkedIn');
    await expect(page.getByText('4 accounts successfully connected.')).toBeVisible();
    await page.reload();
    await expect(button('LinkedIn Connected')).toBeDisabled();
    await expect(page.getByText(/successfully connected/)).toHaveCount(0);
  });

  await test.step('what is remembered is drawn while a check is slow, and a broken one stops no other', async () => {
    await page.route('**/api/facebook/check-connection', () => undefined);
    await page.route('**/api/linkedin/check-connection', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(button('Facebook Connected')).toBeVisible();
    await expect(button('Connect Instagram')).toBeEnabled();
    await expect(main.getByRole('alert')).toContainText('Error: ');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await button('Retry LinkedIn').click();
    await expect(button('LinkedIn Connected')).toBeDisabled();
  });

  await test.step('a list that cannot be had is told in both ways, and can be asked for again', async () => {
    await page.route(/\/api\/posts\/user/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Failed to fetch posts' })).toBeVisible();
    await expect(page.getByText('Failed to fetch posts')).toHaveCount(2);
    await page.unroute(/\/api\/posts\/user/);
    await button(/^Retry$/).click();
    await expect(main.getByText('Nothing here yet')).toBeVisible();
  });

  await test.step('a workspace without posts is told when to begin, and that nothing is planned', async () => {
    await expect(main.getByText(/^General advice/)).toBeVisible();
    await expect(main.getByText('No upcoming posts scheduled')).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a post planned in another zone is told in the account’s, and published from its row', async () => {
    await schedule(page, 'Bells at noon', 'Europe/London');
    await page.reload();
    const row = main
      .getByRole('listitem')
      .filter({ hasText: 'Bells at noon', has: page.getByRole('button') })
      .first();
    await expect(row).toContainText(/17:30 \(16:30 London time\)/);
    await button('Publish now: Bells at noon').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish Now' }).click();
    await expect(row.getByText('Published')).toHaveCount(2, { timeout: 30_000 });
    await checkAccessibility(page);
    await row.getByRole('link', { name: 'Bells at noon' }).click();
    await expect(main.getByText('You published it ahead of its time')).toHaveCount(2);
    await checkAccessibility(page);
  });

  await test.step('what went out is counted without a reload, and charts that fail can be asked for again', async () => {
    await page.goto(`${app.url}/dashboard`);
    const total = main.getByRole('region', { name: 'Total Posts' });
    await expect(total).toContainText('2', { timeout: 30_000 });
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
    await page.goto(`${app.url}/dashboard`);
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
    await page.getByRole('button', { name: 'Reschedule Post' }).click();
    await expect(main.getByText(/17:30/).first()).toBeVisible();
    await button('Cancel post: Bells at dusk').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Post' }).click();
    const earlier = main.getByRole('region', { name: /^Earlier/ });
    await earlier.getByRole('link', { name: 'Bells at dusk' }).click();
    const history = main.getByRole('region', { name: 'History on Facebook' });
    await expect(history.getByText(/^From .*16:30 to .*17:30$/)).toBeVisible();
    await expect(history.getByText('You canceled it')).toBeVisible();
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
