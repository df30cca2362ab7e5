import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { toWebp } from './to-webp.ts';

/** They are committed, as small WebP files. */
export const FOLDER = path.resolve(import.meta.dirname, '../../../shell/site/pictures');
const MAX_MS = 90_000;
const MAX_BYTES = 80_000;
/** Around what is cut out of a page. */
const MARGIN = 16;
/** Height of the app's header, in pixels. */
const HEADER = 64;

export interface Camera {
  readonly page: Page;
  /** Shoots the visible page, with that part of it at the upper end; with a size, no more than so much of it. */
  shoot(name: string, cut?: Cut): Promise<void>;
  close(): Promise<void>;
}

interface Look {
  readonly mode: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly sharpness?: number;
}

interface Cut {
  readonly from: Locator;
  readonly width?: number;
  readonly height?: number;
}

/** A browser window of a size, in light or dark. */
export async function openCamera(browser: Browser, look: Look): Promise<Camera> {
  const { mode, width, height, sharpness = 1.5 } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: 'en-US',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_MS);
  return {
    page,
    async shoot(name, cut) {
      await settle(page);
      const clip = cut && (await clipOf(cut));
      const bytes = await toWebp(browser, await page.screenshot(clip ? { clip } : {}), MAX_BYTES);
      await writeFile(path.join(FOLDER, `${name}-${mode}.webp`), bytes);
      console.log(`${name}-${mode}.webp: ${bytes.length} bytes`);
    },
    close: () => context.close(),
  };
}

/** Neither a pointer, a focus, a notice nor anything that moves is in the picture. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForFunction(() => !document.querySelector('.toast'));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Below the header, which stays where it is; nothing to clip where no size is given. */
async function clipOf({ from, width, height }: Cut) {
  await from.evaluate((element: HTMLElement, margin) => {
    element.style.scrollMarginTop = `${margin}px`;
    element.scrollIntoView({ block: 'start' });
  }, HEADER + MARGIN);
  const box = await from.boundingBox();
  if (!box) throw new Error('what is to be cut out is not there');
  return width && height ? { x: 0, y: Math.max(0, box.y - MARGIN), width, height } : undefined;
}
