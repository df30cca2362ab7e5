import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, enter } from '../testing/marketer.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-assistant-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const log = (page: Page) => page.getByRole('log');
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function sendMessage(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

/** How many posts the workspace has, in whatever state. */
const posts = async (page: Page): Promise<number> => {
  const reply = await page.request.get(`${app.url}/api/posts/user`);
  const { posts } = (await reply.json()) as { posts: Record<string, unknown[]> };
  return Object.values(posts).flat().length;
};

test('from the welcome to a post that is out once, however often it is confirmed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, app.url, 'rosa@example.com', 'Rosa');
  await connect(page, 'LinkedIn');
  await page.getByRole('link', { name: 'AI Assistant' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');
  await expect(button(page, /^Theme/)).toHaveCount(0);
  await expect(message(page)).toBeFocused();

  await button(page, /^Create Content/).click();
  await expect(page).toHaveURL(/\/ai-assistant\?c=[\da-f-]{36}$/);
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await message(page).fill('Not sent yet');
  await page.reload();
  await expect(message(page)).toHaveValue('Not sent yet');
  await sendMessage(page, 'Our new sourdough bread, for LinkedIn');
  await button(page, 'Use the second one').click();
  await button(page, 'Post it now').click();
  // A post with words missing is not published.
  await expect(log(page).getByRole('article').last()).toContainText('A question that customers ask you');
  await sendMessage(page, 'How long does it keep?');
  await expect(log(page).getByRole('article').last()).toContainText('Your answer, in two sentences');
  await sendMessage(page, 'It keeps for five days. It also freezes well.');
  const confirm = button(page, 'Yes, post it');
  await expect(confirm).toBeVisible();
  expect(await posts(page)).toBe(0);

  // Another tab of the same conversation sees the same, and presses at the same time.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(button(other, 'Yes, post it')).toBeVisible();
  // The slower tab's button may be gone first: it has seen by then what happened in the other.
  const press = (tab: Page) => button(tab, 'Yes, post it').click({ timeout: 5_000 });
  const pressed = await Promise.allSettled([press(page), press(other)]);
  expect(pressed.map(({ status }) => status)).toContain('fulfilled');
  for (const tab of [page, other])
    await expect(log(tab).getByText('Your content has been posted successfully!')).toBeVisible({
      timeout: 30_000,
    });
  expect(await posts(page)).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open the post' }).first()).toBeVisible();
  await button(page, 'View post status').click();
  await expect(log(page).getByRole('article').last()).toContainText('was published');
  expect(await posts(page)).toBe(1);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(0);
  await expect(button(page, /^Theme/)).toBeVisible();
});

test('a post is planned, and its conversation is named and deleted without it', async ({ page, context }) => {
  test.setTimeout(120_000);
  await enter(page, app.url, 'ada@example.com', 'Ada');
  await connect(page, 'LinkedIn');
  await page.goto(`${app.url}/ai-assistant`);
  await sendMessage(page, 'Write a post about our new sourdough bread for LinkedIn');
  await button(page, 'Use the first one').click();
  await button(page, 'Tomorrow at 9:00 AM').click();
  await expect(log(page).getByRole('article').last()).toContainText('what is new, in one sentence');
  await sendMessage(page, 'It is made with rye from our own field.');
  await button(page, /^Yes, schedule it/).click();
  await expect(page.getByRole('region', { name: 'Post' }).last()).toContainText('09:00');
  await expect(page.getByRole('link', { name: 'Open the post' })).toBeVisible({ timeout: 30_000 });
  expect(await posts(page)).toBe(1);

  const other = await context.newPage();
  await other.goto(page.url());
  await button(page, 'Rename conversation').click();
  await page.getByLabel('Conversation name').fill('Sourdough');
  await button(page, 'Save').click();
  await expect(other.getByRole('heading', { name: 'Sourdough', exact: true })).toBeVisible();
  await button(page, 'Delete conversation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(page.getByText(/^No conversations yet/)).toBeVisible();
  await expect(other.getByText('We couldn’t find that conversation.')).toBeVisible();
  expect(await posts(page)).toBe(1);
});
