import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter, logIn } from '../testing/marketer.ts';
import { checkAccessibility } from './check-accessibility.ts';

const OLD = 'flora@example.com';
const NEXT = 'flora@flour.example';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-email-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a marketer changes her email by the link in the email, and logs in with the new one', async ({
  page,
}) => {
  await enter(page, app.url, OLD, 'Flora');
  await page.goto(`${app.url}/account/profile`);
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(NEXT);
  await dialog.getByLabel('Current password').fill('correct horse');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Waiting for you to confirm ${NEXT}`)).toBeVisible();
  await checkAccessibility(page);

  await page.goto(`${app.url}/mailbox`);
  await page.getByRole('link', { name: /Confirm your new email/ }).click();
  const mail = page.frameLocator('iframe[title^="Email: Confirm your new email"]');
  const popup = page.waitForEvent('popup');
  await mail.getByRole('link', { name: 'Use this address' }).click();
  const changed = await popup;
  await expect(changed.getByText(`Your email is now ${NEXT}.`)).toBeVisible();
  await checkAccessibility(changed);

  await changed.getByRole('button', { name: /^Account: Flora/ }).click();
  await changed.getByRole('button', { name: 'Log Out' }).click();
  await changed.goto(`${app.url}/login`);
  await logIn(changed, OLD);
  await expect(changed.getByText('That email and password do not match an account.').first()).toBeVisible();
  await logIn(changed, NEXT);
  await expect(changed.getByRole('heading', { name: 'Welcome Flora' })).toBeVisible();
});
