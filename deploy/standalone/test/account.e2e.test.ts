import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openArchive } from '@carillon/kit/test/open-archive.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { bodyOf, createApiClient } from '../api-client.ts';
import { connect as connectByCalls } from '../testing/connected-user.ts';
import { connect, enter, logIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

const EMAIL = 'ada@example.com';
const FIRST = 'correct horse';
const NEXT = 'seven bells at noon';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-account-'));
  app = await startApp({ dataFolder, port: await freePort(), env: { MAIL_GATHER_SECONDS: '1' } });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Logged in there too, on the dashboard. */
async function elsewhere(browser: Browser, password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${app.url}/login`);
  await logIn(page, EMAIL, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Connect Facebook' }).waitFor();
  return page;
}

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a user changes name, zone and password, and decides where they are logged in', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, EMAIL, 'Ada');
  await page.getByRole('button', { name: 'Account: Ada' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('User name').fill('Countess Ada');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account: Countess Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await page.getByRole('combobox', { name: 'Your time zone' }).fill('japan');
  await page.getByText('Asia/Tokyo · Japan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change time zone' }).click();
  await expect(page.getByRole('main').getByText('Asia/Tokyo')).toBeVisible();
  await expect(page.getByText('Your email isn’t confirmed')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('main').getByRole('link', { name: 'mailbox' }).click();
  await page.getByRole('link', { name: /Confirm your email/ }).click();
  const mail = page.frameLocator('iframe[title^="Email: Confirm your email"]');
  const popup = page.waitForEvent('popup');
  await mail.getByRole('link', { name: 'Confirm my email' }).click();
  const confirmed = await popup;
  await expect(confirmed.getByText('Your email is confirmed.')).toBeVisible();
  await expect(confirmed.getByText('Confirmed', { exact: true })).toBeVisible();
  await confirmed.close();

  await page.goto(`${app.url}/account/security`);
  await changePassword(page, FIRST, 'Password1');
  await expect(page.getByText('This password is too common. Choose another one.')).toBeVisible();
  await checkAccessibility(page);

  const other = await elsewhere(browser, FIRST);
  const tab = await page.context().newPage();
  await tab.goto(`${app.url}/dashboard`);
  await tab.getByRole('button', { name: 'Connect Facebook' }).waitFor();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Log out .+ on / })).toHaveCount(1);
  // One tab holds the stream of events for both. Which one depends on which asked first after the reload.
  const streamAgain = page.context().waitForEvent('response', {
    predicate: (response) => new URL(response.url()).pathname === '/api/events',
    timeout: 30_000,
  });
  await changePassword(page, FIRST, NEXT);
  await expect(page.getByText(/^Password changed\. .* one other session\.$/)).toBeVisible();
  await expectLoggedOut(other);
  // Both tabs continue in the new session: they open another stream of events and can write.
  expect((await streamAgain).status()).toBe(200);
  await tab.getByRole('button', { name: 'Account: Countess Ada' }).click();
  await tab.getByRole('link', { name: 'Profile' }).click();
  await tab.getByLabel('User name').fill('Ada');
  await tab.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account: Ada' })).toBeVisible();
  await tab.close();
  await logIn(other, EMAIL, FIRST);
  await expect(other.getByText('That email and password do not match an account.').first()).toBeVisible();
  await other.context().close();

  const again = await elsewhere(browser, NEXT);
  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('No other active sessions.')).toBeVisible();
  await expectLoggedOut(again);
  await again.context().close();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
});

test('a new user comes by Google, sets a password and unlinks Google', async ({ page }) => {
  await page.goto(`${app.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Sandbox email').fill('gus@sandbox.example');
  await page.getByLabel('Name').fill('Gus');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t allow Google to share your identity with Carillon.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Sandbox email').fill('gus@sandbox.example');
  await page.getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Account: Gus' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('This is your only way to log in.')).toBeVisible();
  await checkAccessibility(page);

  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm new password').fill(NEXT);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.getByRole('button', { name: 'Link Facebook' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(NEXT);
  await page.getByRole('button', { name: 'Continue to Facebook' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('You didn’t allow Facebook to share your identity with Carillon.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlink Google?' });
  await dialog.getByLabel('Current password').fill(NEXT);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByRole('button', { name: 'Link Google', exact: true })).toBeVisible();
});

test('a user who forgot the password logs in again through a mailed link', async ({ page, browser }) => {
  await enter(page, app.url, 'bea@example.com', 'Bea');
  const forgetful = await (await browser.newContext()).newPage();
  await forgetful.goto(`${app.url}/login`);
  await forgetful.getByRole('link', { name: 'Forgot Password?' }).click();
  await forgetful.getByLabel('Email').fill('bea@example.com');
  await forgetful.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgetful.getByRole('status')).toContainText('If bea@example.com has an account');
  await checkAccessibility(forgetful);
  await forgetful.getByRole('link', { name: 'mailbox' }).click();
  await forgetful.getByLabel('Search').fill('bea@');
  await forgetful.getByRole('link', { name: /Choose a new password/ }).waitFor();
  await checkAccessibility(forgetful);
  await forgetful.getByRole('link', { name: /Choose a new password/ }).click();
  const mail = forgetful.frameLocator('iframe[title^="Email: Choose a new password"]');
  const popup = forgetful.waitForEvent('popup');
  await mail.getByRole('link', { name: 'Choose a new password' }).click();
  const tab = await popup;
  await tab.getByLabel('New password', { exact: true }).fill(NEXT);
  await tab.getByLabel('Confirm new password').fill(NEXT);
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expectLoggedOut(page);
  await expect(tab).toHaveURL(/\/login$/);
  await logIn(tab, 'bea@example.com', NEXT);
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(
    forgetful.getByRole('link', { name: /^Only you have access to your account bea@/ }),
  ).toBeVisible();
  await forgetful.context().close();
});

test('a user deletes the account, thinks better of it, and finds everything as it was', async ({ page }) => {
  await enter(page, app.url, 'cleo@example.com', 'Cleo');
  await connect(page, 'Facebook');
  await page.goto(`${app.url}/account/profile`);
  await page.getByRole('button', { name: 'Download your data' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(FIRST);
  await checkAccessibility(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^carillon-data-.+\.zip$/);
  const files = await openArchive(await readFile(await download.path()));
  expect(String(files.get('account/profile.json'))).toContain('cleo@example.com');
  expect([...files.keys()]).toContain('workspaces/My workspace/connections.json');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('“My workspace” will be deleted with everything in it').waitFor();
  await checkAccessibility(page);
  await page.getByLabel('Type your email to confirm').fill('cleo@example.org');
  await page.getByLabel('Current password').fill(FIRST);
  await page.getByRole('button', { name: 'Close and delete my account' }).click();
  await expect(page.getByText('That isn’t the email of this account.')).toBeVisible();
  await page.getByLabel('Type your email to confirm').fill('cleo@example.com');
  await page.getByRole('button', { name: 'Close and delete my account' }).click();
  await expect(page.getByText(/^Your account is closed and scheduled for deletion on /)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'cleo@example.com', FIRST);
  await expect(page.getByRole('heading', { name: /^This account will be deleted on / })).toBeFocused();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Cleo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Facebook Connected' })).toBeDisabled();
});

/** On the page of the post that failed there, with nothing of the workspace in the address. */
async function expectPostInBakehouse(page: Page): Promise<void> {
  await expect(page.getByText('Fresh bread at seven').first()).toBeVisible();
  await expect(page).toHaveURL(/\/posts\/[^/?]+$/);
}

test('a post that failed is mailed to who can mend it, with links into its workspace, and one click turns such mails off', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, 'grace@example.com', 'Grace');
  const client = createApiClient(app.url);
  await bodyOf(client.post('/api/login', { email: 'grace@example.com', password: FIRST }));
  const { id } = await bodyOf<{ id: string }>(client.post('/api/workspaces', { name: 'Bakehouse' }));
  await bodyOf(client.post(`/api/workspaces/${id}/enter`, {}));
  await connectByCalls(client, 'facebook', 'grace');
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(client.get('/api/facebook/check-connection'));
  const target = { platform_id: 1, page_id: pages[0]?.id, content: 'Fresh bread at seven' };
  // Facebook takes no text that it has.
  for (let n = 0; n < 2; n++) {
    const form = new FormData();
    form.set('platforms', JSON.stringify([target]));
    await bodyOf(client.post('/api/posts/publish', form));
  }

  await page.goto(`${app.url}/mailbox`);
  await page.getByRole('link', { name: /A post was not published/ }).click();
  const mail = page.frameLocator('iframe[title^="Email: A post was not published"]');
  await expect(mail.getByText(/Facebook rejected the post/)).toBeVisible();
  const link = mail.getByRole('link', { name: 'Fresh bread at seven' });
  const address = (await link.getAttribute('href')) ?? '';
  const openedPopup = page.waitForEvent('popup');
  await link.click();
  const popupPage = await openedPopup;
  await expect(popupPage.getByText('You’re now in the workspace Bakehouse.')).toBeVisible();
  await expectPostInBakehouse(popupPage);
  // So does a user who has to log in first, and is in the workspace that they were in last.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await logIn(elsewhere, 'grace@example.com');
  await expectPostInBakehouse(elsewhere);
  await elsewhere.context().close();
  const popup = page.waitForEvent('popup');
  await mail.getByRole('link', { name: /^Unsubscribe from these emails/ }).click();
  const off = await popup;
  await expect(off.getByText('You no longer get emails about failed posts in “Bakehouse”.')).toBeVisible();
  await checkAccessibility(off);
  await off.goto(`${app.url}/dashboard`);
  await expect(off.getByRole('heading', { name: 'Welcome Grace' })).toBeVisible();
  await off.getByRole('button', { name: /^Notifications/ }).click();
  await off.getByRole('button', { name: 'Settings' }).click();
  const mails = off.getByRole('group', { name: 'Email me about this workspace' });
  await expect(mails.getByLabel('Failed posts')).not.toBeChecked();
  await expect(mails.getByLabel('Weekly summary')).toBeChecked();
  await checkAccessibility(off);
  await mails.getByLabel('Failed posts').click();
  await expect(mails.getByLabel('Failed posts')).toBeChecked();
});
