import { expect, type Page } from '@playwright/test';

/** What a marketer does in the browser, step by step; shared by the walks and the screenshots. */

const PASSWORD = 'correct horse';

export async function signUp(page: Page, url: string, email: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Generate Now' }).first().click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function signUpAndLogIn(page: Page, url: string, email: string, name: string): Promise<void> {
  await signUp(page, url, email, name);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: `Welcome ${name}` })).toBeVisible();
}

/** Through the network's consent page and back. */
export async function connect(page: Page, network: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${network}` }).click();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await expect(page.getByRole('button', { name: `${network} Connected` })).toBeDisabled();
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await expect(page.getByRole('button', { name: 'Select draft 6' })).toBeVisible();
  // The overlay fades out, and takes clicks until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export const publishNow = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Publish Now' }).click();
