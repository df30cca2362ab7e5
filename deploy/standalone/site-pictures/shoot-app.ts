import type { Browser, Page } from 'playwright-core';
import { drawPicture } from '../test/draw-picture.ts';
import { enter } from '../test/marketer.ts';
import { type Camera, openCamera } from './camera.ts';
import { schedulePosts } from './schedule-posts.ts';

/** As `shell/site/pages/landing.ts` and `shell/site/content/features.ts` say. */
const DESK = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 600, sharpness: 2 };
/** As wide as a feature's card, so that nothing is made smaller. */
const CARD = { width: 592, height: 900 };
const CUT = { width: 560, height: 420 };

const TOPIC = 'Our bakery opens a second shop in the old town on Saturday';
const TEXT =
  'We open our second shop in the old town this Saturday. Come by from eight for coffee and the first loaves. #OldTown #FreshBread';

export async function shootApp(browser: Browser, url: string, mode: 'light' | 'dark'): Promise<void> {
  const shop = await drawPicture(browser);
  for (const [look, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const camera = await openCamera(browser, { ...look, mode });
    await begin(camera.page, url, `${mode}${suffix}`);
    await shootPages(camera, url, shop, suffix);
    await camera.close();
  }
  const camera = await openCamera(browser, { ...CARD, mode });
  await begin(camera.page, url, `${mode}-card`);
  await shootCards(camera, url);
  await camera.close();
}

/** A new account for each window, with its networks and two posts for the coming week. */
async function begin(page: Page, url: string, name: string): Promise<void> {
  await enter(page, url, `${name}@example.com`, 'Ada');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await link(page, network);
  await schedulePosts(page, url);
}

async function link(page: Page, network: string): Promise<void> {
  await page.getByRole('button', { name: `Connect ${network}` }).click();
  await page.getByRole('button', { name: /^Allow/ }).click();
  await page.getByRole('button', { name: `${network} Connected` }).waitFor();
}

async function shootCards({ page, shoot }: Camera, url: string): Promise<void> {
  await openDrafts(page, url);
  await shoot('drafts', { of: page.locator('.composer-generated').first(), ...CUT });
  await edit(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await page.getByRole('button', { name: 'Schedule Post' }).waitFor();
  await shoot('schedule', { of: page.locator('.date-field'), ...CUT });
}

async function shootPages({ page, shoot }: Camera, url: string, shop: Buffer, suffix: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByText('Scheduled').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(`dashboard${suffix}`);
  await openDrafts(page, url, shop);
  await edit(page);
  await page.getByRole('dialog').getByText('Saved', { exact: true }).waitFor();
  await shoot(`composer${suffix}`);
}

async function openDrafts(page: Page, url: string, picture?: Buffer): Promise<void> {
  await page.goto(`${url}/create-post`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  if (picture)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByRole('button', { name: 'Select post 6' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').fill(TEXT);
}
