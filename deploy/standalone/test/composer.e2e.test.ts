import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, enter, logIn, signUpAndLogIn } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-composer-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('from the topic to the networks, each dialog states the facts, and Back goes through them', async ({
  page,
}) => {
  await signUpAndLogIn(page, app.url, 'rosa@example.com', 'Rosa');
  await page.goto(`${app.url}/create-post`);
  await write(page, 'A charity run for the hospice');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const none = page.getByText('Please select at least one platform to publish to.');
  await expect(none).toHaveClass('muted');
  await expect(page.getByRole('button', { name: 'Publish Now' })).toBeDisabled();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  await expect(page.getByRole('list', { name: 'Trending hashtags' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '#Anxiety' })).toBeHidden();
  await page.getByLabel('Your own hashtag').fill('#charityrun!!');
  await page.getByLabel('Your own hashtag').press('Enter');
  await expect(page.getByText(/^Added as #charityrun\./)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/create-post\?draft=/);
});

test('text survives a reload, appears on another device, and a conflict shows both versions', async ({
  page,
  browser,
}) => {
  await signUpAndLogIn(page, app.url, 'grace@example.com', 'Grace');
  await page.goto(`${app.url}/create-post`);
  await page.locator('input[type=file]').first().setInputFiles(SHOP);
  await page.locator('summary', { hasText: 'Details' }).click();
  await page.getByRole('radio', { name: 'Lively' }).check();
  await page.getByLabel('Link', { exact: true }).fill('example.com');
  await page.getByRole('button', { name: 'Save as…' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Fairground');
  await expectAccessible(page);
  await name.press('Enter');
  await expect(page.getByText('Fairground · Lively · Link')).toBeVisible();
  await expectAccessible(page);
  await write(page, 'The first words');
  await expect(page.getByText('Saved').last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Post text')).toHaveValue('The first words');
  await expect(page.getByText('Fairground · Lively · Link')).toBeAttached();

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(`${app.url}/login`);
  await logIn(other, 'grace@example.com');
  await other.getByRole('heading', { name: 'Welcome Grace' }).waitFor();
  await other.goto(`${app.url}/create-post`);
  await other.getByRole('link', { name: 'Continue: The first words' }).click();
  await expect(other.getByLabel('Post text')).toHaveValue('The first words');
  await expect(other.getByRole('region', { name: 'Preview' }).locator('img').first()).toBeVisible();
  await other.getByLabel('Post text').fill('Words of the other device');
  await expect(other.getByText('Saved').last()).toBeVisible();

  await page.getByLabel('Post text').fill('Words of this device');
  const dialog = page.getByRole('dialog', { name: 'This draft was changed elsewhere' });
  await expect(dialog.getByRole('region', { name: /^The other version/ })).toContainText('other device');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByLabel('Post text')).toHaveValue('Words of this device');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('link', { name: 'Words of the other device' })).toBeVisible();
  await expectAccessible(page);
  await device.close();
});

test('text typed offline is stored in the browser, and saved once it is online', async ({
  page,
  context,
}) => {
  await signUpAndLogIn(page, app.url, 'alan@example.com', 'Alan');
  await page.goto(`${app.url}/create-post`);
  await write(page, 'Before the tunnel');
  await expect(page.getByText('Saved').last()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Post text').fill('Within the tunnel');
  await expect(page.getByText(/^Not saved yet: you’re offline/).last()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved').last()).toBeVisible();
  const drafts = await (await page.request.get(`${app.url}/api/posts/drafts`)).json();
  expect(drafts.drafts).toMatchObject([{ text: 'Within the tunnel' }]);
});

test('text typed just before leaving the page is on the server', async ({ page }) => {
  await enter(page, app.url, 'zoe@example.com', 'Zoe');
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill('Ring the bells');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('What is your post about?').pressSequentially(' at noon');
  // The page is gone before it could hear an answer.
  await page.evaluate(() => window.location.replace('about:blank'));
  await expect
    .poll(async () => (await (await page.request.get(`${app.url}/api/posts/drafts`)).json()).drafts[0].topic)
    .toBe('Ring the bells at noon');
});

test('a double click and a lost answer make one post, which the page finds', async ({ page }) => {
  await signUpAndLogIn(page, app.url, 'tim@example.com', 'Tim');
  await connect(page, 'LinkedIn');
  // By a live event the page would know.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`${app.url}/create-post`);
  await write(page, 'Once and no more');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const calls: number[] = [];
  // The server does it, and the answer is lost; so is that to every question whether it did.
  await page.route('**/api/posts/publish', async (route) => {
    const reply = await route.fetch();
    calls.push(reply.status());
    await route.abort();
  });
  await page.route(/\/api\/posts\/(drafts\/)?[0-9a-f-]{36}$/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Publish Now' }).dblclick();
  await expect(page.getByText(/We don’t know yet whether Carillon received your post/)).toBeVisible();
  expect(calls).toEqual([200]);
  await page.unrouteAll({ behavior: 'wait' });
  // The page looks for the post whenever it is returned to.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  const posts = await (await page.request.get(`${app.url}/api/posts/user`)).json();
  expect(posts.posts.linkedin).toHaveLength(1);
});

test('a template with a blank and a hashtag group are saved, put in by keyboard, and published', async ({
  page,
}) => {
  await signUpAndLogIn(page, app.url, 'ivy@example.com', 'Ivy');
  await connect(page, 'LinkedIn');
  await page.goto(`${app.url}/create-post`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const name = page.getByLabel('Name', { exact: true });
  const topic = page.getByLabel('What is your post about?');
  await topic.fill('New today: our {product}.');
  await button('Save as template').click();
  await name.fill('Weekly special');
  await name.press('Enter');
  await expect(page.getByText('Template “Weekly special” saved.')).toBeVisible();
  await button('Use Templates').press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(button('Use “Weekly special”')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('product', { exact: true })).toBeFocused();
  await page.keyboard.type('rye loaf');
  await page.keyboard.press('Enter');
  await expect(topic).toHaveValue('New today: our rye loaf.');
  await button('Write it myself').click();
  await page.getByRole('tab', { name: 'Select Hashtags' }).click();
  for (const tag of ['Sourdough', 'Bakery']) {
    await page.getByLabel('Your own hashtag').fill(tag);
    await page.getByLabel('Your own hashtag').press('Enter');
  }
  await button('Save as group').click();
  await name.fill('Basics');
  await name.press('Enter');
  await expect(button(/^Basics/)).toBeVisible();
  for (const tag of ['Sourdough', 'Bakery']) await button(`Remove #${tag}`).click();
  await button(/^Basics/).click();
  await expect(page.getByText('2 hashtags added from “Basics”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await button('Publish Now').click();
  const link = page.getByRole('link', { name: /View post on LinkedIn/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('New today: our rye loaf.')).toBeVisible();
  await expect(page.getByText('#Sourdough #Bakery')).toBeVisible();
});

const SHOP = { name: 'shop.png', mimeType: 'image/png', buffer: PNG };

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('What is your post about?').fill(text);
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await expect(page.getByLabel('Post text')).toBeVisible();
}

/** In both themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // An abandoned one doesn't finish.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  }
}
