import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, generate, logIn, publishNow, signUp, signUpAndLogIn } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';

const TOPIC = 'Our bakery opens a second shop in the old town on Saturday';

let app: AppProcess;
let dataFolder: string;
let port: number;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  port = await freePort();
  // Plans are on, so the account gets a free trial, which is enough for this.
  app = await startApp({ dataFolder, port, env: { PLANS: 'on' } });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('sign up, link three networks, generate, edit, publish to all, and read it where readers do', async ({
  page,
}) => {
  await signUpAndLogIn(page, app.url, 'ada@example.com', 'Ada');
  await expect(page).toHaveTitle('Dashboard · Carillon');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await expect(page.getByText('6 accounts successfully connected.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Create Post' }).click();
  await expect(page.getByRole('button', { name: 'Generate Post' })).toBeDisabled();
  await page.getByLabel('What is your post about?').fill(TOPIC);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('button', { name: '10,000 words left' })).toBeVisible();
  await generate(page);
  await expect(page.getByRole('button', { name: /^9,\d{3} words left$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Select post 2' }).click();

  await page.getByLabel('Post text').fill('We open our second bakery. #OldTown');
  await page.getByRole('button', { name: 'Suggest alt text for shop.png' }).click();
  await page.getByRole('button', { name: 'Use this alt text for shop.png' }).click();
  await page.getByLabel('shop.png', { exact: true }).fill('A red shop front');
  await page.getByLabel('Post text').selectText();
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await page.getByLabel('Your own hashtag').fill('# Fresh Bread');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('summary', { hasText: 'First comment' }).click();
  await page.getByLabel('First comment', { exact: true }).fill('Doors open at nine.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishNow(page);

  const links = page.getByRole('link', { name: 'View post' });
  await expect(links).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByText('The first comment is published too.')).toHaveCount(3, { timeout: 30_000 });
  for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
    const post = await page.context().newPage();
    await post.goto(href);
    await expect(post.getByText('We open our second bakery. #OldTown')).toBeVisible();
    await expect(post.getByText('#FreshBread')).toBeVisible();
    await expect(post.getByText('Doors open at nine.')).toHaveCount(1);
    await expect(post.getByRole('img', { name: 'A red shop front' })).toBeVisible();
    await post.close();
  }
  await page.goto(`${app.url}/posts`);
  const posts = page.getByRole('region', { name: 'Posts found' });
  await expect(posts.getByText('Published', { exact: true })).toHaveCount(3);
});

test('a post scheduled in the browser shows its time, and is published once at that time although the process was killed', async ({
  page,
}) => {
  await signUpAndLogIn(page, app.url, 'grace@example.com', 'Grace');
  await connect(page, 'LinkedIn');
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill('A reminder for next year');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Instagram' })).toBeDisabled();
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await expect(page.getByText(/^Scheduled for .*16:30 \(Europe\/Berlin\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  // The calendar's steps are five minutes, too long for a test: the same call with a time that is near.
  const due = new Date(Date.now() + 8_000);
  const text = `Due at ${due.toISOString()}`;
  const reply = await page.request.post(`${app.url}/api/posts/schedule`, {
    headers: {
      'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
      'x-requested-with': 'XMLHttpRequest',
    },
    multipart: {
      platforms: JSON.stringify([{ platform_id: 3, content: text }]),
      scheduled_time: due.toISOString().slice(0, 19).replace('T', ' '),
      timezone: 'UTC',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);

  await app.kill();
  app = await startApp({ dataFolder, port });

  const sandbox = await page.context().newPage();
  await expect(async () => {
    await sandbox.goto(`${app.url}/sandbox/`);
    await expect(sandbox.getByText(text)).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});

test('invalid input is reported under its field, and no input is lost', async ({ page }) => {
  await signUp(page, app.url, 'alan@example.com', 'Alan');
  await logIn(page, 'alan@example.com', 'wrong password');
  await expect(page.getByRole('alert')).toContainText('do not match an account');
  await expect(page.getByLabel('Email')).toHaveValue('alan@example.com');

  await page.goto(`${app.url}/register`);
  await page.getByLabel('Email').fill('alan@example.com');
  await page.getByLabel('User name').fill('Alan again');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already registered/);
  await expect(page.getByLabel('User name')).toHaveValue('Alan again');
});

test('a logged-out user goes to the login page, and a logged-in one doesn’t see it', async ({ page }) => {
  await signUp(page, app.url, 'edsger@example.com', 'Edsger');
  await page.goto(`${app.url}/create-post`);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'edsger@example.com');
  // Where they wanted to go.
  await page.getByLabel('What is your post about?').waitFor();
  await page.goto(`${app.url}/login`);
  await expect(page).toHaveURL(/\/dashboard$/);

  // Ended elsewhere: the cookie is gone while the browser still believes in its session.
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

test('a refusal at the network links nothing and says so', async ({ page }) => {
  await signUpAndLogIn(page, app.url, 'barbara@example.com', 'Barbara');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Said once, on the page where it was asked for.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was connected');
  await expect(page.locator('.toast.danger')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Connect Facebook' })).toBeEnabled();

  await connect(page, 'Facebook');
  await page.getByRole('button', { name: 'Disconnect Facebook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Facebook' }).click();
  await expect(page.getByRole('button', { name: 'Connect Facebook', exact: true })).toBeEnabled();
});

test('a file with a false type is rejected by name, and the post is kept', async ({ page }) => {
  await signUpAndLogIn(page, app.url, 'tony@example.com', 'Tony');
  await connect(page, 'LinkedIn');
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill('A quiet word about honest files');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html>not a photo</html>'),
    });
  await expect(page.getByRole('alert')).toContainText('photo.jpg');
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Publish your post' }).getByRole('alert')).toContainText(
    'photo.jpg',
  );
  await expect(page.getByRole('dialog').locator('img:not(.avatar)')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
});
