import path from 'node:path';
import type { Browser } from 'playwright-core';
import { FOLDER } from './camera.ts';

/**
 * Shoots the picture that other sites show beside a link to the landing page: its upper end, in the size that they
 * all take.
 */
export async function shootSharePicture(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(FOLDER, 'share.jpg'), type: 'jpeg', quality: 82 });
  await page.close();
}
