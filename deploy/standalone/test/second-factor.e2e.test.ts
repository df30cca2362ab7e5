import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeAt } from '@carillon/identity/test/authenticator-app.ts';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter, logIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

const PASSWORD = 'correct horse';
const STEP_MS = 30_000;

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-factors-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page) => page.getByRole('dialog');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await press(page, 'Log Out');
  await expect(page).toHaveURL(/\/login$/);
}

/** Gives the codes that are shown this once. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await inDialog(page).getByRole('listitem').allTextContents();
  await checkAccessibility(page);
  await press(page, 'I’ve saved them');
  await expect(inDialog(page)).toHaveCount(0);
  return codes;
}

test('an authenticator app makes login a two-step process, and a recovery code can replace it', async ({
  page,
}) => {
  const email = 'ada@example.com';
  await enter(page, app.url, email, 'Ada');
  await page.goto(`${app.url}/account/security`);
  await press(page, 'Set up app');
  await inDialog(page).getByLabel('Current password').fill(PASSWORD);
  await inDialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' }).locator('svg')).toBeVisible();
  const secret = (await inDialog(page).locator('pre').textContent())?.replaceAll(' ', '') ?? '';
  await checkAccessibility(page);
  await page.getByLabel('Code from the app').fill('000000');
  await press(page, 'Turn on');
  await expect(page.getByText(/^That code is wrong/)).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()));
  await press(page, 'Turn on');
  const [recoveryCode = '', another = ''] = await keepCodes(page);
  await expect(page.getByText('10 of 10 left.')).toBeVisible();

  await logOut(page);
  await logIn(page, email);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await checkAccessibility(page);
  await code.fill('000000');
  await expect(page.getByText(/^That code is wrong/)).toBeVisible();
  // The next one: the first has set the app up. Typing its last digit is enough.
  await code.fill(codeAt(secret, new Date(Date.now() + STEP_MS)));
  await expect(page).toHaveURL(/\/dashboard$/);

  await logOut(page);
  await logIn(page, email);
  await press(page, 'Use a recovery code instead');
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${app.url}/account/security`);
  await expect(page.getByText('9 of 10 left.')).toBeVisible();
  await press(page, 'Generate new codes');
  await inDialog(page).getByLabel('Current password').fill(PASSWORD);
  await inDialog(page).getByRole('button', { name: 'Generate new codes' }).click();
  await expect(
    inDialog(page).getByText('Enter the six digits that the app shows, or a recovery code.'),
  ).toBeVisible();
  await checkAccessibility(page);
  await inDialog(page).getByLabel('Code from your authenticator app').fill(another);
  await inDialog(page).getByRole('button', { name: 'Generate new codes' }).click();
  await keepCodes(page);
});

test('a passkey logs in without a password, and after it', async ({ page }) => {
  const email = 'bell@example.com';
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enter(page, app.url, email, 'Bell');
  await page.goto(`${app.url}/account/security`);
  await press(page, 'Add passkey');
  await inDialog(page).getByLabel('Current password').fill(PASSWORD);
  await inDialog(page).getByRole('button', { name: 'Add passkey' }).click();
  await keepCodes(page);
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await inDialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await logOut(page);
  await press(page, 'Log in with a passkey');
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);
  await logIn(page, email);
  await press(page, 'Use a passkey');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`${app.url}/account/security`);
  await press(page, 'Remove My laptop');
  await inDialog(page).getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Passkey My laptop removed.')).toBeVisible();
  await logOut(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});
