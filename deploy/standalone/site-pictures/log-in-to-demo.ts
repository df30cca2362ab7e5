import type { Browser, BrowserContextOptions } from 'playwright-core';

/** Preparing it takes a minute or two of a quiet machine. */
const MOST_MS = 600_000;

/** Waits until the demo account is prepared, and returns what a browser has that is logged in to it. */
export async function logInToDemo(
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Try the demo' }).click({ timeout: MOST_MS });
  await page.getByRole('heading', { name: /^Welcome / }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
