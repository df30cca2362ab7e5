import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { toWebp } from './to-webp.ts';

/** They are committed, as small WebP files. */
export const FOLDER = path.resolve(import.meta.dirname, '../../../shell/site/pictures');
const MOST_MS = 90_000;
const MOST_BYTES = 60_000;
/** Around what is cut out of a page. */
const MARGIN = 16;

export interface Camera {
  readonly page: Page;
  /** What is in sight, or so much of it from the top left corner of a part of the page. */
  shoot(
    name: string,
    cut?: { readonly of: Locator; readonly width: number; readonly height: number },
  ): Promise<void>;
  close(): Promise<void>;
}

interface Look {
  readonly mode: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly sharpness?: number;
}

/** A browser window of a size, in light or dark. */
export async function openCamera(browser: Browser, look: Look): Promise<Camera> {
  const { mode, width, height, sharpness = 1.5 } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(MOST_MS);
  return {
    page,
    async shoot(name, cut) {
      await settle(page);
      const clip = cut && (await clipOf(cut));
      const bytes = await toWebp(browser, await page.screenshot(clip ? { clip } : {}), MOST_BYTES);
      await writeFile(path.join(FOLDER, `${name}-${mode}.webp`), bytes);
      console.log(`${name}-${mode}.webp: ${bytes.length} bytes`);
    },
    close: () => context.close(),
  };
}

/** Neither a pointer, a focus, nor anything that moves is in the picture. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function clipOf(cut: { readonly of: Locator; readonly width: number; readonly height: number }) {
  await cut.of.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await cut.of.boundingBox();
  if (!box) throw new Error('what is to be cut out is not there');
  const { width, height } = cut;
  return { x: Math.max(0, box.x - MARGIN), y: Math.max(0, box.y - MARGIN), width, height };
}
