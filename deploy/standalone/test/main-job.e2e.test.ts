import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, freePort, startApp } from './app-process.ts';
import { PNG } from './sample-media.ts';

let app: AppProcess;
let dataFolder: string;
let port: number;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  port = await freePort();
  app = await startApp({ dataFolder, port });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a marketer signs up, links three networks, and publishes a generated post to all of them', async ({
  page,
}) => {
  await signUpAndLogIn(page, 'ada@example.com', 'Ada');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await expect(page.getByText('3 accounts successfully connected.')).toBeVisible();

  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await page
    .getByLabel('What is your post about?')
    .fill('Our bakery opens a second shop in the old town on Saturday');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: PNG });
  await generateAndSelectFirst(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();

  const links = page.getByRole('link', { name: /view|open|see/i });
  await expect(links).toHaveCount(3, { timeout: 30_000 });
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    const response = await page.request.get(href ?? '');
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/bakery|shop|old town/i);
  }
});

test('a scheduled post goes out once at its time, though the process was killed in between', async ({
  page,
}) => {
  await signUpAndLogIn(page, 'grace@example.com', 'Grace');
  await connect(page, 'LinkedIn');
  const csrf = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const due = new Date(Date.now() + 12_000);
  const text = `A post for ${due.toISOString()}`;
  const reply = await page.request.post(`${app.url}/api/posts/schedule`, {
    headers: { 'x-csrf-token': csrf ?? '', 'x-requested-with': 'XMLHttpRequest' },
    multipart: {
      platforms: JSON.stringify([{ platform_id: 3, content: text }]),
      initial_post_description: 'a reminder',
      scheduled_time: due.toISOString().slice(0, 19).replace('T', ' '),
      timezone: 'UTC',
      use_ai_suggestion: '0',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);

  await app.kill();
  app = await startApp({ dataFolder, port });

  await expect
    .poll(
      async () => {
        const { posts } = await (await page.request.get(`${app.url}/api/posts/user`)).json();
        return posts.linkedin?.[0]?.status;
      },
      { timeout: 40_000 },
    )
    .toBe('published');
  await page.goto(`${app.url}/sandbox/`);
  await expect(page.getByText(text)).toHaveCount(1);
});

test('a session ended elsewhere sends the browser to the login page', async ({ page }) => {
  await signUpAndLogIn(page, 'alan@example.com', 'Alan');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

test('files that lie about their type are refused, and nothing typed is lost', async ({ page }) => {
  await signUpAndLogIn(page, 'edsger@example.com', 'Edsger');
  await connect(page, 'LinkedIn');
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-media-'));
  const file = path.join(folder, 'photo.jpg');
  await writeFile(file, '<html>not a photo</html>');
  await page.goto(`${app.url}/create-post`);
  const topic = 'A quiet word about honest files';
  await page.getByLabel('What is your post about?').fill(topic);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await generateAndSelectFirst(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText(/photo\.jpg/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
  await rm(folder, { recursive: true });
});

async function signUpAndLogIn(page: Page, email: string, name: string): Promise<void> {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Generate Now' }).first().click();
  await page
    .getByRole('link', { name: /sign up|register|create an account/i })
    .first()
    .click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: /sign up|register|create account/i }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`Welcome ${name}`)).toBeVisible();
}

async function connect(page: Page, network: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${network}` }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('button', { name: `${network} Connected` })).toBeDisabled();
}

async function generateAndSelectFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click({ timeout: 30_000 });
}
