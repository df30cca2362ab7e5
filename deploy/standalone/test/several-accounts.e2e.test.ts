import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter, publishNow } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';

const ADMIN = 'several-accounts';
const ACCOUNTS = ['ada', 'bob', 'Ada', 'Bob'];

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort(), env: { SANDBOX_ADMIN_TOKEN: ADMIN } });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('two Instagram logins and two LinkedIn members get each post once, also after one was lost and reconnected', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enter(page, app.url, 'ada@example.com', 'Ada');
  const accounts = page.getByRole('list', { name: 'Connected accounts' });
  await test.step('connects two accounts of each network', async () => {
    for (const network of ['Instagram', 'LinkedIn']) {
      await page.getByRole('button', { name: `Connect ${network}` }).click();
      await allow(page, 'Ada');
      await page.getByRole('button', { name: 'Add another account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: network }).click();
      await allow(page, 'Bob');
    }
    await expect(accounts.getByText('Ada', { exact: true })).toHaveCount(2);
    await expect(accounts.getByText('Bob', { exact: true })).toHaveCount(2);
  });

  await test.step('publishes one post to all four targets', async () => {
    await publish(page, 'To all four');
    await expect(page.getByRole('link', { name: 'View post' })).toHaveCount(4, { timeout: 30_000 });
    expect(await countPosted(page, 'To all four')).toBe(4);
  });

  await test.step('holds only the post of a lost account', async () => {
    await revoke('instagram', 'Bob');
    await publish(page, 'While Bob is away');
    await expect(page.getByRole('link', { name: 'View post' })).toHaveCount(3, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Reconnect Instagram (Bob)' })).toBeVisible();
    expect(await countPosted(page, 'While Bob is away')).toBe(3);
  });

  await test.step('shows which account is lost, and reconnects it', async () => {
    await page.goto(`${app.url}/dashboard`);
    await expect(page.getByText('Instagram (Bob) is no longer connected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Instagram Connected' })).toBeVisible();
    const banner = page.getByRole('alert').filter({ hasText: 'no longer connected' });
    await banner.getByRole('button', { name: 'Reconnect Instagram (Bob)' }).click();
    await allow(page, 'Bob');
    await expect(page.getByText('no longer connected')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Disconnect / })).toHaveCount(4);
  });

  await test.step('sends what waited, and nothing twice', async () => {
    await expect
      .poll(() => countPosted(page, 'While Bob is away'), { timeout: 60_000, intervals: [1_000] })
      .toBe(4);
    await page.goto(`${app.url}/posts`);
    const posts = page.getByRole('region', { name: 'Posts found' });
    await expect(posts.getByText('Published', { exact: true })).toHaveCount(8, { timeout: 30_000 });
    expect(await countPosted(page, 'While Bob is away')).toBe(4);
    expect(await countPosted(page, 'To all four')).toBe(4);
  });

  await test.step('shows the comments of one Instagram login alone', async () => {
    await page.goto(`${app.url}/inbox`);
    for (const name of ['ada', 'bob']) {
      await chooseInstagram(page, name);
      const posts = page.locator('.inbox-post');
      await expect(posts.filter({ hasText: new RegExp(`, ${name}$`) }).first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(posts.filter({ hasNotText: new RegExp(`, ${name}$`) })).toHaveCount(0);
    }
  });

  await test.step('shows the figures of one Instagram login alone', async () => {
    await page.goto(`${app.url}/analytics/posts`);
    await chooseInstagram(page, 'bob');
    const rows = page.getByRole('table', { name: 'Posts with their analytics' }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Instagram · bob' })).toHaveCount(2);
    await page.goto(`${app.url}/report`);
    await chooseInstagram(page, 'bob');
    await expect(page.getByText('· bob (Instagram)')).toBeVisible();
  });
});

async function chooseInstagram(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('button', { name: /^Account / });
  await picker.click();
  await page
    .locator('label')
    .filter({ hasText: `${name}Instagram` })
    .click();
  await expect(page).toHaveURL(/account=/);
  await expect(picker).toHaveText(new RegExp(`${name}Instagram$`));
}

/** On the network's consent page, as somebody there; ends on the dashboard. */
async function allow(page: Page, name: string): Promise<void> {
  await page.getByLabel('Sandbox account name').fill(name);
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function publish(page: Page, text: string): Promise<void> {
  await page.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await page.getByLabel('What is your post about?').fill(text);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByLabel('Post text').fill(text);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ACCOUNTS) await dialog.getByRole('checkbox', { name, exact: true }).check();
  await publishNow(page);
}

/** How many posts with that text the networks have, by the sandbox's own page. */
async function countPosted(page: Page, text: string): Promise<number> {
  const sandbox = await page.context().newPage();
  await sandbox.goto(`${app.url}/sandbox/`);
  const count = await sandbox.getByText(text, { exact: true }).count();
  await sandbox.close();
  return count;
}

/** Somebody revokes on the network what they allowed there. */
async function revoke(network: string, name: string): Promise<void> {
  const reply = await fetch(`${app.url}/sandbox/admin/revoke`, {
    method: 'POST',
    headers: { 'x-sandbox-admin': ADMIN, 'content-type': 'application/json' },
    body: JSON.stringify({ network, name }),
  });
  expect(((await reply.json()) as { revoked: number }).revoked).toBeGreaterThan(0);
}
