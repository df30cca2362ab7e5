import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { closeDialog, connect, enter, generate, publishNow, TOOLS } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';
import { dialogProblems } from './check-dialog.ts';

/** Every page and dialog under axe: in light on a desktop, and in dark on a phone. None of them scrolls sideways. */

const LOOKS = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

let app: AppProcess;
let dataFolder: string;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async ({ browser }) => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
});

test.afterAll(async () => {
  await page.context().close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Collects axe's findings and what a screen reader would get wrong about dialogs, and reports all of them at the end. */
async function check(state: string): Promise<void> {
  expect.soft(await dialogProblems(page), `${state}, read aloud`).toEqual([]);
  for (const { colorScheme, width, height } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // Colors fade from one state to the next, and what fades has less contrast.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    // Only in this page, which has no foreign frames; a separate axe page for each check would take twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const problems = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
    expect.soft(problems, `${state}, ${colorScheme} at ${width}`).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(across, `${state}, as wide as a window of ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: LOOKS[0].width, height: LOOKS[0].height });
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

test('pages for everybody', async () => {
  for (const address of ['/', '/pricing', '/privacy', '/terms']) {
    await page.goto(app.url + address);
    await check(address);
  }
  await page.goto(`${app.url}/login?from=generate`);
  await button('Log in').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await check('login with an error');
  await page.goto(`${app.url}/register`);
  await button('Sign up').click();
  await page.getByText('Enter your email.').waitFor();
  await check('sign-up with errors');
  await page.goto(`${app.url}/no-such-page`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('no such page');
});

test('the frame and the dashboard', async () => {
  await enter(page, app.url, 'ada@example.com', 'Ada');
  await button('Connect Facebook').waitFor();
  await check('empty dashboard');
  await button(/^Account/).click();
  await check('account menu');
  await button(/^Time zone/).click();
  await page.getByText(/^Posts that are already scheduled/).waitFor();
  await check('time zone dialog');
  await button(/^Keep /).click();
  await button(/^Notifications/).click();
  await page.getByText('No notifications yet').waitFor();
  await check('notifications, none');
  await button('Settings').click();
  await page.getByRole('checkbox', { name: 'Failed posts' }).first().waitFor();
  await check('notification settings');
  await closeDialog(page);
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await check('dashboard with connections');
  await button('Disconnect LinkedIn').click();
  await check('disconnect dialog');
  await closeDialog(page);
});

test('an access token: made, used, and refused once it is revoked', async () => {
  await page.goto(`${app.url}/account/access-tokens`);
  await page.getByText('No tokens yet').waitFor();
  await check('no access tokens');
  await button('New token').click();
  await button('Create token').click();
  await page.getByText('Give the token a name.').waitFor();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await check('a new token that was refused');
  await page.getByLabel('Name', { exact: true }).fill('My script');
  await button('Create token').click();
  await button('Copy token').waitFor();
  await check('the token, shown once');
  const secret =
    (await page
      .getByRole('dialog')
      .getByText(/^carillon_pat_\S{20,}$/)
      .textContent()) ?? '';
  const use = async (): Promise<number> =>
    (await fetch(`${app.url}/api/posts/user`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect(await use()).toBe(200);
  await button('I’ve saved it').click();
  await page.getByRole('heading', { name: 'My script' }).waitFor();
  await check('access tokens');
  await button('Revoke My script').click();
  await button('Revoke token').click();
  await page.getByText('No tokens yet').waitFor();
  // The gateway hears of it by an event, a moment later.
  await expect.poll(use).toBe(401);
});

test('a webhook: made, tried at a receiver, and deleted', async () => {
  const kinds: string[] = [];
  const receiver = createServer((request, response) => {
    kinds.push(String(request.headers['webhook-signature']).slice(0, 3));
    request.resume().on('end', () => response.writeHead(kinds.length === 1 ? 500 : 204).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    await page.goto(`${app.url}/account/webhooks`);
    await page.getByText('No webhooks yet').waitFor();
    await check('no webhooks');
    await button('New webhook').click();
    await button('Create webhook').click();
    await expect(page.getByLabel('URL')).toBeFocused();
    await check('a new webhook that was refused');
    const { port } = receiver.address() as AddressInfo;
    await page.getByLabel('URL').fill(`http://127.0.0.1:${port}/events`);
    await page.getByLabel('Name (optional)').fill('My receiver');
    await button('Create webhook').click();
    await button('Copy secret').waitFor();
    await check('the signing secret, shown once');
    await button('I’ve saved it').click();
    await page.getByRole('link', { name: 'My receiver' }).click();
    await button('Send a test event').click();
    await page.getByText('Will retry').waitFor();
    await button(/^Details: Test/).click();
    await page.getByRole('dialog').getByText('The receiver returned 500.').waitFor();
    await check('a delivery that failed');
    await button('Try now').click();
    await page.getByRole('dialog').getByText('Delivered').waitFor();
    await closeDialog(page);
    await check('a webhook and its log');
    expect(kinds).toEqual(['v1,', 'v1,']);
    await button('Delete').click();
    await button('Delete webhook').click();
    await page.getByText('No webhooks yet').waitFor();
  } finally {
    receiver.close();
  }
});

test('the composer', async () => {
  await page.goto(`${app.url}/create-post`);
  await page
    .getByLabel('What is your post about?')
    .fill('Our bakery opens a second shop in the old town on Saturday');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: PNG });
  await check('topic');
  await generate(page);
  await check('generated posts');
  await button('Select post 1').click();
  const text = page.getByLabel('Post text');
  await text.waitFor();
  await check('editor');
  const words = await text.inputValue();
  await text.fill('Too long. '.repeat(350));
  await check('editor past the limit');
  await text.fill(words);
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await check('hashtags');
  await button('Publish').click();
  await button('Publish Now').waitFor();
  await check('publish dialog');
  await button('Schedule for later').click();
  await button('Schedule Post').waitFor();
  await check('schedule dialog');
  await button('Publish now instead').click();
  await publishNow(page);
  await page.getByRole('link', { name: 'View post' }).nth(2).waitFor();
  await check('results');
});

test('the tools', async () => {
  for (const { path: place, use } of TOOLS) {
    await page.goto(app.url + place);
    await use(page);
    await check(place);
  }
});

test('the assistant', async () => {
  await page.goto(`${app.url}/ai-assistant`);
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await button('Emoji').click();
  await check('the assistant’s welcome');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Post to LinkedIn now: "Bread is out of the oven."');
  await button('Send').click();
  await page.getByRole('region', { name: 'Post' }).waitFor();
  await check('a post to confirm');
  await button('Rename conversation').click();
  await check('a conversation that is renamed');
});

test('figures and comments', async () => {
  await page.goto(`${app.url}/analytics/posts`);
  await page.getByRole('row').nth(1).waitFor();
  await check('figures of all posts');
  await page.goto(`${app.url}/report?days=7`);
  await page.getByRole('heading', { name: 'Engagement Overview' }).waitFor();
  await check('report');
  await page.goto(`${app.url}/inbox`);
  // The first comments are read with the figures of the posts, which takes half a minute.
  await button('Reply').first().click({ timeout: 60_000 });
  await page.getByLabel(/^Your reply/).waitFor();
  await check('comments with a reply');
});

test('a post and its dialogs', async () => {
  const reply = await page.request.post(`${app.url}/api/posts/schedule`, {
    headers: {
      'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
      'x-requested-with': 'XMLHttpRequest',
    },
    multipart: {
      platforms: JSON.stringify([{ platform_id: 3, content: 'A reminder for next year' }]),
      scheduled_time: `${new Date().getUTCFullYear() + 1}-06-01 10:00:00`,
      timezone: 'UTC',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  for (const view of ['month', 'week', 'list']) {
    await page.goto(`${app.url}/schedule-post?view=${view}&date=${new Date().getUTCFullYear() + 1}-06-01`);
    await page.getByRole('button', { name: /A reminder for next year/ }).waitFor();
    await check(`the calendar’s ${view}`);
  }
  await page.getByRole('button', { name: /A reminder for next year/ }).click();
  await page.getByRole('dialog').waitFor();
  await check('a post in the calendar');
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('region', { name: /^Upcoming Posts \d/ }).waitFor();
  await check('dashboard with posts');
  await page.goto(`${app.url}/posts`);
  await page.getByRole('link', { name: 'View post' }).first().waitFor();
  await check('all posts');
  await page.goto(`${app.url}/posts/${(await reply.json()).post_id}`);
  await page.getByRole('heading', { name: 'History' }).first().waitFor();
  await check('scheduled post');
  for (const action of ['Edit text', 'Reschedule', 'Cancel post', 'Delete post']) {
    const opener = button(action);
    if (!(await opener.isVisible())) continue;
    await opener.click();
    await page.getByRole('dialog').waitFor();
    await check(`${action} dialog`);
    await closeDialog(page);
  }
  await page.goto(`${app.url}/posts/000000000000000000000000`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('post not found');
  // The network no longer accepts what is scheduled for it.
  await page.goto(`${app.url}/dashboard`);
  await button('Disconnect LinkedIn').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect LinkedIn' }).click();
  await page.getByRole('heading', { name: /^Needs attention \d/ }).waitFor();
  await check('dashboard with a post that needs its user');
  await button(/^Notifications/).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await check('notifications');
});

test('the plan and the checkout, where plans apply', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  const selling = await startApp({ dataFolder: folder, port: await freePort(), env: { PLANS: 'on' } });
  try {
    await enter(page, selling.url, 'eve@example.com', 'Eve');
    await page.goto(`${selling.url}/account/plan`);
    await button('Choose Popular').waitFor();
    await check('a trial');
    await button('Choose Popular').click();
    await button('Simulate a failed payment').click();
    await page.getByRole('alert').waitFor();
    await check('a checkout that failed');
    await button(/^Pay/).click();
    await button('Upgrade to Premium').click();
    await page.getByRole('dialog').waitFor();
    await check('what an upgrade costs');
    await page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByText('Upgraded: Premium, monthly').waitFor();
    await check('a plan with its history');
  } finally {
    await selling.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
