import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@carillon/kit/http/listen.ts';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { createStarting } from '../starting.ts';
import { connect, enter, logIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

/** The frame around the pages: loading, what is remembered, the way back from a network, notifications, toasts. */

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-e2e-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const never = (): Promise<void> => new Promise(() => undefined);
const readStored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('socialMediaState') ?? 'null'));

async function publish(page: Page, content: string): Promise<void> {
  const reply = await page.request.post(`${app.url}/api/posts/publish`, {
    headers: {
      'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
      'x-requested-with': 'XMLHttpRequest',
    },
    multipart: { platforms: JSON.stringify([{ platform_id: 3, content }]) },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('a visitor during startup sees the progress and continues automatically, even without scripts', async ({
  page,
  browser,
}) => {
  const starting = createStarting();
  let answer = starting.fetch;
  const requests: string[] = [];
  const fetch = (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return answer(request);
  };
  const server = await listen({ fetch }, 0);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    const without = await plain.newPage();
    const address = `http://localhost:${server.port}/oauth/callback?code=1`;
    await page.goto(address);
    await without.goto(`http://localhost:${server.port}/dashboard`);
    await checkAccessibility(page);
    starting.tell('services');
    for (const one of [page, without]) {
      await expect(one.getByRole('heading', { name: 'Carillon is starting' })).toBeVisible();
      await expect(one.getByRole('status')).toHaveText('Starting the services…');
    }
    answer = () => new Response('<h1>Up</h1>', { headers: { 'content-type': 'text/html' } });
    for (const one of [page, without]) await expect(one.getByRole('heading', { name: 'Up' })).toBeVisible();
    // A network's way back is good for once: it is not asked for in vain.
    expect(requests.filter((path) => path === '/oauth/callback')).toHaveLength(2);
    expect(page.url()).toBe(address);
    expect(faults.filter((text) => !text.includes('503'))).toEqual([]);
  } finally {
    await plain.close();
    await server.close();
  }
});

test('the login page shows a loading screen while a style sheet hangs, and itself after five seconds', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(/\/assets\/app\.[0-9a-f]+\.css$/, never);
  await page.goto(`${app.url}/login`, { waitUntil: 'commit' });
  await expect(page.getByText('Loading Carillon…')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeHidden();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Loading Carillon…')).toBeHidden();
  expect(logged).toContainEqual(expect.stringContaining('did not load within five seconds'));
});

test('the assistant is light from its first paint, whatever the system and the user have chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, app.url, 'donald@example.com', 'Donald');
  await page.evaluate(() => localStorage.setItem('mode', 'dark'));
  // No script of the shell runs, so the page shows only what arrived first.
  await page.route(/\/(?:mfes|assets)\/(?!theme).*\.js$/, never);
  await page.goto(`${app.url}/ai-assistant`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('remembered networks are drawn at once, each separately, and stored again with each load', async ({
  page,
}) => {
  await enter(page, app.url, 'edsger@example.com', 'Edsger');
  await connect(page, 'Facebook');
  await expect(page.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
  const before = await readStored(page);
  expect(before).toMatchObject({
    facebook: { connected: true, platformId: 1, pages: [{}, {}] },
    sessionValid: true,
  });

  await page.route('**/api/connections', never);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Facebook Connected' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled();
  expect((await readStored(page)).lastActiveTimestamp).toBeGreaterThan(before.lastActiveTimestamp);

  // The server is away: nothing is known of the networks, and the user stays logged in.
  await page.route('**/api/check-auth', (route) => route.abort());
  await page.reload();
  await expect(async () => {
    expect(await readStored(page)).toMatchObject({ facebook: { connected: false }, sessionValid: false });
  }).toPass();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Facebook Connected' })).toBeVisible();
  // The networks may be known before the session is.
  await expect(async () => {
    expect(await readStored(page)).toMatchObject({ facebook: { connected: true }, sessionValid: true });
  }).toPass();
});

test('a rejected Connect shows the server’s message', async ({ page }) => {
  await enter(page, app.url, 'barbara@example.com', 'Barbara');
  const refuse = (body: string) =>
    page.route('**/api/connections/facebook/begin', (route) => route.fulfill({ status: 503, body }));
  await refuse('{"message":"Closed for today."}');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  const failureText = page.getByText('Failed to connect to Facebook: Server error: Closed for today.');
  await expect(failureText.first()).toBeVisible();
  await refuse('<h1>Bad gateway</h1>');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(
    page.getByText('Failed to connect to Facebook: Server error: Unknown error').first(),
  ).toBeVisible();
});

test('a network’s return in a browser that has to log in again is shown on the login page', async ({
  page,
}) => {
  await enter(page, app.url, 'tony@example.com', 'Tony');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('button', { name: /^Allow/ }).waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Log in and connect the account again.');
  // Words that anybody could write into a link are not repeated.
  await page.goto(`${app.url}/login?status=danger&reason=refused&platform=facebook&message=Call+this+number`);
  await expect(page.getByRole('alert')).toContainText('Connection failed: Facebook refused it.');
  await expect(page.getByText('Call this number')).toHaveCount(0);
});

test('a notification is the same in every browser: reading it in one marks it as read in the other', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, 'alan@example.com', 'Alan');
  await connect(page, 'LinkedIn');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${app.url}/login`);
  await logIn(elsewhere, 'alan@example.com');
  await expect(elsewhere.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  // LinkedIn takes no post twice.
  for (const _ of ['first', 'second']) await publish(page, 'The same again');
  const unread = /^Notifications, .*1 needs action/;
  await elsewhere.getByRole('button', { name: unread }).click();
  const panel = elsewhere.getByRole('dialog', { name: 'Notifications' });
  const failed = panel.getByRole('region', { name: 'Action needed' }).getByRole('listitem');
  await expect(failed).toContainText('New LinkedIn rejected the post');
  await expect(failed.getByRole('link', { name: 'The same again' })).toHaveAttribute('href', /^\/posts\//);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();

  await page.getByRole('button', { name: 'Notifications, 1 needs action', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('New')).toHaveCount(0);
  await elsewhere.context().close();
});

test('a time zone is found by its country, and a toast covers no heading and nothing that can be clicked', async ({
  page,
}) => {
  await enter(page, app.url, 'radia@example.com', 'Radia');
  // Where there is room: a page that is full to its edges leaves a second toast no free place.
  await page.goto(`${app.url}/hashtags-finder`);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: /^Time zone/ }).click();
  await page.getByRole('combobox', { name: 'Your time zone' }).fill('japan');
  await page.locator('.ant-select-item-option', { hasText: 'Asia/Tokyo' }).click();
  await page.getByRole('button', { name: 'Change time zone' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Your time zone is now Tokyo time.' });
  await expect(toast).toBeVisible();
  const covered = () =>
    toast.evaluate((element) => {
      const over = element.getBoundingClientRect();
      return [...document.querySelectorAll('h1, h2, a, button')]
        .filter((one) => !element.contains(one))
        .filter((one) => {
          const { left, right, top, bottom, width } = one.getBoundingClientRect();
          return (
            width > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
          );
        })
        .map((one) => one.textContent);
    });
  await expect.poll(covered).toEqual([]);
  // The toast moves away for elements that appear in its place, such as a dialog's buttons.
  await toast.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const button = document.body.appendChild(document.createElement('button'));
    Object.assign(button.style, { position: 'fixed', left: `${left + 5}px`, top: `${top + 5}px` });
    button.textContent = 'Comes later';
  });
  await expect.poll(covered).toEqual([]);
});
