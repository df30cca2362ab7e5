import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { logIn } from '../test/marketer.ts';

const MOST_MS = 600_000;
const AGAIN_MS = 3_000;

/** Waits until the demo account is prepared, and returns what a browser has that is logged in to it. */
export async function logInToDemo(
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { email, password, name } = DEMO_ACCOUNT;
  for (const end = Date.now() + MOST_MS; Date.now() < end; await page.waitForTimeout(AGAIN_MS)) {
    const reply = await page.request.get(`${url}/api/demo-account`);
    if ((await reply.json()).state === 'ready') break;
  }
  await page.goto(`${url}/login`);
  await logIn(page, email, password);
  await page.getByRole('heading', { name: `Welcome ${name}` }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
