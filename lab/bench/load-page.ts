import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface PageLoad {
  /** Sizes as sent, compressed and with headers, by kind. */
  readonly kilobytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly largestPaintMs: number;
  /** The time of each task beyond 50 ms, from the first paint until the page is idle. */
  readonly blockingMs: number;
}

export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds by Chromium's names for them. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** The values that Chromium's DevTools use. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const CPU_SLOWDOWN = 4;
const REST_MS = 1_500;
const MAX_MS = 30_000;

/** Opens a page with an empty cache on a slow phone's processor and line, and waits until it rests. */
export async function loadPage(
  browser: Browser,
  url: string,
  { shown, ...options }: BrowserContextOptions & { shown(page: Page): Promise<unknown> },
): Promise<PageLoad> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MAX_MS);
    const protocol = await context.newCDPSession(page);
    const readSent = await watchSent(protocol);
    await protocol.send('Network.emulateNetworkConditions', FAST_4G);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url);
    await shown(page);
    await page.waitForFunction(rests, REST_MS, { timeout: MAX_MS });
    return { ...(await page.evaluate(read)), ...readSent() };
  } finally {
    await context.close();
  }
}

async function watchSent(protocol: CDPSession): Promise<() => Pick<PageLoad, 'kilobytes' | 'requests'>> {
  const kinds = new Map<string, Kind>();
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  let requests = 0;
  protocol.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests++;
    kinds.set(requestId, KIND_OF[type ?? ''] ?? 'other');
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await protocol.send('Network.enable');
  return () => ({
    kilobytes: Object.fromEntries(KINDS.map((kind) => [kind, bytes[kind] / 1000])) as Record<Kind, number>,
    requests,
  });
}

interface Observed {
  tasks: { start: number; duration: number }[];
  largestPaint: number;
  lastBusy: number;
}
declare global {
  var observed: Observed;
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const observed: Observed = { tasks: [], largestPaint: 0, lastBusy: 0 };
  globalThis.observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
    observed.lastBusy = Math.max(observed.lastBusy, startTime + duration);
  });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  // The stream of live events never ends, so it isn't an entry here and doesn't keep the page busy.
  on('resource', ({ startTime, duration }) => {
    observed.lastBusy = Math.max(observed.lastBusy, startTime + duration);
  });
}

/** Neither a long task nor a request has ended lately. */
function rests(restMs: number): boolean {
  return performance.now() - globalThis.observed.lastBusy > restMs;
}

function read(): Pick<PageLoad, 'largestPaintMs' | 'blockingMs'> {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { tasks, largestPaint } = globalThis.observed;
  const late = tasks.filter(({ start, duration }) => start + duration > first);
  return {
    largestPaintMs: largestPaint,
    blockingMs: late.reduce(
      (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, first) - 50),
      0,
    ),
  };
}
