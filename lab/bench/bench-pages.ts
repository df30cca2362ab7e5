import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { linesOf } from '../../deploy/command-line/table.ts';
import { startApp } from '../../deploy/processes/app-process.ts';
import { freePort } from '../../deploy/processes/ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../../deploy/standalone/find-browser.mjs';
import { enter } from '../../deploy/standalone/testing/marketer.ts';
import { KINDS, loadPage, type PageLoad } from './load-page.ts';

// `npm run bench:pages`: what each page weighs, and how soon it is there and can be used, on a slow phone with Fast 4G.
const RUNS = 3;
const VIEWPORT = { width: 390, height: 844 };

interface MeasuredPage {
  readonly path: string;
  readonly loggedIn?: boolean;
  shown(page: Page): Promise<unknown>;
}

const PAGES: readonly MeasuredPage[] = [
  { path: '/', shown: (page) => page.getByRole('link', { name: 'Generate Now' }).first().waitFor() },
  ...['/pricing', '/privacy', '/terms'].map((path) => ({
    path,
    shown: (page: Page) => page.getByRole('heading', { level: 1 }).waitFor(),
  })),
  { path: '/login', shown: (page) => page.getByRole('button', { name: 'Log in', exact: true }).waitFor() },
  { path: '/register', shown: (page) => page.getByRole('button', { name: 'Sign up' }).waitFor() },
  {
    path: '/dashboard',
    loggedIn: true,
    shown: (page) => page.getByText('You’re all caught up.').waitFor(),
  },
  {
    path: '/create-post',
    loggedIn: true,
    shown: (page) => page.getByLabel('What is your post about?').waitFor(),
  },
  {
    path: '/account/plan',
    loggedIn: true,
    shown: (page) => page.getByText('No limits on this server').waitFor(),
  },
  { path: '/hashtags-finder', loggedIn: true, shown: (page) => page.getByLabel('Topic').waitFor() },
  { path: '/description-generator', loggedIn: true, shown: (page) => page.getByLabel('Topic').waitFor() },
  {
    path: '/sentiment-analysis',
    loggedIn: true,
    shown: (page) => page.getByRole('heading', { name: 'No Posts Available' }).waitFor(),
  },
  {
    path: '/business-plan-generator',
    loggedIn: true,
    shown: (page) => page.getByLabel('Business type').waitFor(),
  },
  {
    path: '/ai-assistant',
    loggedIn: true,
    shown: (page) => page.getByRole('button', { name: /^Create Content/ }).waitFor(),
  },
];

const row = linesOf([25, ...KINDS.map(() => 12), 12, 12, 12]);
const dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-bench-'));
const app = await startApp({ dataFolder, port: Number(process.env.PORT ?? (await freePort())) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const storageState = await logIn(browser);
  console.log(row('page', ...KINDS.map((kind) => `${kind} KB`), 'requests', 'LCP ms', 'blocking ms'));
  for (const page of PAGES.filter(isAsked))
    console.log(formatRow(page.path, await measure(page, storageState)));
} finally {
  await browser.close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function logIn(from: Browser): Promise<BrowserContextOptions['storageState']> {
  const context = await from.newContext();
  await enter(await context.newPage(), app.url, 'bench@example.com', 'Bench');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(
  { path: place, loggedIn, shown }: MeasuredPage,
  storageState: BrowserContextOptions['storageState'],
): Promise<PageLoad[]> {
  const loads: PageLoad[] = [];
  for (let run = 0; run < RUNS; run++)
    loads.push(
      await loadPage(browser, `${app.url}${place}`, {
        viewport: VIEWPORT,
        shown,
        ...(loggedIn && { storageState }),
      }),
    );
  return loads;
}

/** `npm run bench:pages -- /pricing /login` measures these alone. */
function isAsked({ path: place }: MeasuredPage): boolean {
  const args = process.argv.slice(2);
  return args.length === 0 || args.includes(place);
}

function formatRow(place: string, loads: readonly PageLoad[]): string {
  const middle = (of: (load: PageLoad) => number): string =>
    (loads.map(of).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN).toFixed(0);
  return row(
    place,
    ...KINDS.map((kind) => middle(({ kilobytes }) => kilobytes[kind])),
    middle(({ requests }) => requests),
    middle(({ largestPaintMs }) => largestPaintMs),
    middle(({ blockingMs }) => blockingMs),
  );
}
