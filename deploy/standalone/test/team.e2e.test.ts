import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { connect, enter, logIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-team-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** An owner's invitation, with the link that is only shown once. */
async function invite(page: Page, email: string, workspace: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Workspace name').fill(workspace);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = page.getByRole('dialog').getByText(/\/invitation#\S+$/);
  await checkAccessibility(page);
  const linkText = (await link.textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  return linkText;
}

test('somebody is invited, signs up, joins as a writer, becomes a viewer, and is out again', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, 'ada@example.com', 'Ada');
  await page.getByRole('button', { name: 'Account: Ada' }).click();
  await page.getByRole('link', { name: 'Team' }).click();
  const link = await invite(page, 'bob@example.com', 'Flour & Fold');

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Flour & Fold').first()).toBeVisible();
  await checkAccessibility(guest);
  await guest.getByRole('link', { name: 'Sign up' }).click();
  await expect(guest.getByLabel('Email')).toHaveValue('bob@example.com');
  await guest.getByLabel('User name').fill('Bob');
  await guest.getByLabel('Password', { exact: true }).fill('correct horse');
  await guest.getByLabel('Confirm password').fill('correct horse');
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await expect(guest).toHaveURL(/\/login\?from=invitation$/);
  await logIn(guest, 'bob@example.com');
  await expect(guest).toHaveURL(/\/invitation$/);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.getByText('You’re now in the workspace Flour & Fold.')).toBeVisible();
  await guest.getByRole('button', { name: 'Account: Bob Flour & Fold' }).click();
  await guest.getByRole('link', { name: 'Team' }).click();
  await expect(guest.getByText('You’re a writer here.')).toBeVisible();

  // The owner's page has heard of it, and so does the member's of what becomes of them.
  await expect(page.getByText('No pending invitations.')).toBeVisible();
  await page.getByRole('button', { name: 'Change role of Bob' }).click();
  await page.getByRole('radio', { name: /^Owner/ }).check();
  await page.getByLabel('Current password').fill('a guess');
  await page.getByRole('button', { name: 'Make owner' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('radio', { name: /^Viewer/ }).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(guest.getByText('You’re a viewer here.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Bob' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(
    guest.getByText('You’re no longer a member of Flour & Fold. You’re now in the workspace My workspace.'),
  ).toBeVisible();
  await expect(guest.getByText('You’re an owner here.')).toBeVisible();
  await checkAccessibility(guest);

  // The owner sees who did all that, and by name though Bob is out.
  await page.getByRole('link', { name: 'Activity' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Ada removed Bob from the workspace' });
  await expect(line).toBeVisible();
  await expect(page.getByText('Ada invited b…@example.com as a writer')).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('Type').selectOption('Posts');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(line).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Ada removed Bob from the workspace');

  await guest.goto(link);
  await expect(guest.getByRole('alert')).toContainText('was already used');
  await guest.context().close();

  await page.goto(`${app.url}/account/team`);
  await page.getByRole('button', { name: 'New workspace' }).click();
  await page.getByLabel('Name').fill('Bakehouse');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this workspace?' });
  await dialog.getByLabel('Current password').fill('correct horse');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(page.getByText('Bakehouse deleted. You’re now in the workspace Flour & Fold.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flour & Fold', exact: true })).toBeVisible();
});

/** Somebody else in a browser of their own, who joins the owner's workspace in that role. */
async function join(owner: Page, browser: Browser, name: string, role: RegExp): Promise<Page> {
  const email = `${name.toLowerCase()}@example.com`;
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, app.url, email, name);
  await owner.getByRole('button', { name: 'Invite a member' }).click();
  await owner.getByLabel('Email').fill(email);
  await owner.getByRole('radio', { name: role }).check();
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  const link = owner.getByRole('dialog').getByText(/\/invitation#\S+$/);
  await guest.goto((await link.textContent()) ?? '');
  await owner.getByRole('button', { name: 'I’ve saved it' }).click();
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.getByText('You’re now in the workspace Olga’s Bakery.')).toBeVisible();
  return guest;
}

test('a writer’s draft is sent back, mended and approved; then an owner must approve what an editor sends', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, 'olga@example.com', 'Olga');
  await connect(page, 'Facebook');
  await page.goto(`${app.url}/account/team`);
  await page.getByRole('button', { name: 'Name this workspace' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Olga’s Bakery');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Olga’s Bakery' })).toBeVisible();
  const writer = await join(page, browser, 'Will', /^Writer/);
  const editor = await join(page, browser, 'Edna', /^Editor/);

  await writer.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await writer.getByLabel('What is your post about?').fill('Fresh bread at seven in the morning');
  await writer.getByRole('button', { name: 'Write it myself' }).click();
  await writer.getByRole('button', { name: 'Send for approval' }).click();
  await writer.getByLabel('Note (optional)').fill('For the shop window');
  await checkAccessibility(writer);
  await writer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writer.getByText('Sent for approval.')).toBeVisible();
  await expect(writer.getByRole('region', { name: 'Sent for approval' })).toContainText('Facebook (');

  await editor.goto(`${app.url}/dashboard`);
  await editor
    .getByRole('region', { name: /^Needs attention/ })
    .getByRole('link', { name: /^Fresh bread/ })
    .click();
  await expect(editor.getByText('Will sent it for approval', { exact: false })).toBeVisible();
  await checkAccessibility(editor);
  await editor.getByRole('button', { name: 'Request changes' }).click();
  await editor.getByLabel('What should change?').fill('Say where');
  await editor
    .getByRole('dialog', { name: 'Request changes' })
    .getByRole('button', { name: 'Request changes' })
    .click();
  await expect(editor.getByText('Changes requested.')).toBeVisible();

  await writer.getByRole('button', { name: 'Edit post' }).click();
  await expect(writer.getByText('Edna requested changes')).toBeVisible();
  await writer.getByLabel('Post text').fill('Fresh bread at seven, in the old town');
  await writer.getByRole('button', { name: 'Send for approval' }).click();
  await writer.getByLabel('Suggest a time').check();
  await writer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writer.getByText('Sent for approval.')).toBeVisible();

  await editor.getByRole('button', { name: /^Continue editing/ }).click();
  await editor.getByRole('button', { name: 'Approve and publish' }).click();
  // It opens on the time that its writer proposed.
  await expect(editor.getByRole('dialog', { name: 'Schedule your post' })).toContainText('Will suggests');
  await expect(editor.getByText(/^Scheduled for .* 16:30 \(Europe\/Berlin\)$/)).toBeVisible();
  await checkAccessibility(editor);
  await editor.getByRole('button', { name: 'Publish now instead' }).click();
  await editor.getByRole('button', { name: 'Publish Now' }).click();
  await editor.getByRole('button', { name: 'Publish it now' }).click();
  await expect(editor.getByText('Published').first()).toBeVisible();
  await expect(writer.getByText('Your draft was approved and is being published').first()).toBeVisible();

  await page.getByLabel('An owner must approve posts before they are published').check();
  await expect(page.getByText('Owners must now approve posts.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Editors can now publish without approval.')).toBeVisible();
  await page.getByLabel('An owner must approve posts before they are published').check();
  await expect(page.getByText('Owners must now approve posts.')).toBeVisible();
  await checkAccessibility(page);
  await editor.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await editor.getByLabel('What is your post about?').fill('Rolls');
  await editor.getByRole('button', { name: 'Write it myself' }).click();
  await expect(editor.getByText('An owner of this workspace must approve it')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Send for approval' }).click();
  await editor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('A draft is waiting for your approval').first()).toBeVisible();
  await writer.context().close();
  await editor.context().close();
});

test('a member who is removed while writing keeps the words; the others see whose account is closed', async ({
  page,
  browser,
}) => {
  await enter(page, app.url, 'uma@example.com', 'Uma');
  await page.goto(`${app.url}/account/team`);
  await page.getByRole('button', { name: 'Name this workspace' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Olga’s Bakery');
  await page.getByRole('button', { name: 'Save name' }).click();
  const writer = await join(page, browser, 'Wanda', /^Writer/);
  const editor = await join(page, browser, 'Emil', /^Editor/);

  await writer.route('**/api/posts/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await writer.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await writer.getByLabel('What is your post about?').fill('Warm pretzels');
  await expect(writer.getByText('Your changes are kept in this browser.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Wanda' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(writer.getByText('You’re no longer a member of Olga’s Bakery', { exact: true })).toBeVisible();
  await expect(writer.getByRole('region', { name: 'Unsaved text' })).toContainText('Warm pretzels');
  await checkAccessibility(writer);
  await writer.unrouteAll();
  await writer.getByRole('button', { name: 'Move to my drafts here' }).click();
  await expect(writer.getByLabel('What is your post about?')).toHaveValue('Warm pretzels');
  await expect(writer.getByText('Saved', { exact: true })).toBeVisible();
  await expect(writer.getByRole('region', { name: 'Unsaved text' })).toHaveCount(0);

  await editor.goto(`${app.url}/account/profile`);
  await editor.getByRole('button', { name: 'Delete account' }).click();
  await expect(editor.getByText(/^You’ll leave “Olga’s Bakery”/)).toBeVisible();
  await editor.getByLabel('Type your email to confirm').fill('emil@example.com');
  await editor.getByLabel('Current password').fill('correct horse');
  await editor.getByRole('button', { name: 'Close and delete my account' }).click();
  await expect(page.getByText(/^Account closed\. It will be deleted on .* unless they log in/)).toBeVisible();
  await expect(page.getByText('Emil closed their account').first()).toBeVisible();
  await checkAccessibility(page);
  await writer.context().close();
  await editor.context().close();
});
