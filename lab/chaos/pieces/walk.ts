import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../deploy/standalone/find-browser.mjs';
import { emailOf, PASSWORD } from '../../../deploy/standalone/testing/connected-user.ts';

/** Another heading of the shell represents itself. */
export type PageOutcome = 'works' | 'its own failure' | 'not there' | (string & {});

/** One user's browser. */
export interface Walk {
  /** Loads a page anew, and returns what it shows. */
  see(path: string): Promise<PageOutcome>;
  close(): Promise<void>;
}

const FAILURE = 'Couldn’t load this page';
const NO_PAGE = 'We couldn’t find that page';
/** The shell's headings where it, and not a page, is at fault. */
const SHELL_FAILURES = ['Carillon can’t be reached', 'Couldn’t load Carillon', 'You’re offline'];

export async function openWalk(url: string, name: string): Promise<Walk> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await logIn(page, url, name);
  const stranger = await (await browser.newContext()).newPage();
  return {
    async see(path) {
      const walkPage = path === '/login' ? stranger : page;
      await walkPage.goto(url + path);
      const heading = walkPage.locator('h1').first();
      await heading.waitFor();
      const text = await heading.textContent();
      if (text === FAILURE) return 'its own failure';
      if (text === NO_PAGE) return 'not there';
      return text !== null && SHELL_FAILURES.includes(text) ? text : 'works';
    },
    close: () => browser.close(),
  };
}

async function logIn(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(emailOf(name));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
