import type { Browser, Page } from 'playwright-core';
import { drawPicture } from '../test/draw-picture.ts';
import { connect, enter, generate } from '../test/marketer.ts';
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
  const camera = await openCamera(browser, { ...DESK, mode });
  const { page } = camera;
  await enter(page, url, `${mode}@example.com`, 'Ada');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await schedulePosts(page, url);
  const state = await page.context().storageState();
  await shootPages(camera, url, shop);
  const phone = await openCamera(browser, { ...PHONE, mode, state });
  await shootPages(phone, url, shop, '-phone');
  await phone.close();
  const card = await openCamera(browser, { ...CARD, mode, state });
  await openDrafts(card.page, url);
  await card.shoot('drafts', { of: card.page.locator('.composer-generated').first(), ...CUT });
  await edit(card.page);
  await card.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await card.page.getByRole('button', { name: 'Schedule for later' }).click();
  await card.page.getByRole('button', { name: 'Schedule Post' }).waitFor();
  await card.shoot('schedule', { of: card.page.locator('.date-field'), ...CUT });
  await card.close();
  await camera.close();
}

async function shootPages({ page, shoot }: Camera, url: string, shop: Buffer, suffix = ''): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByText('Scheduled').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(`dashboard${suffix}`);
  await openDrafts(page, url, shop);
  await edit(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  await shoot(`composer${suffix}`);
}

async function openDrafts(page: Page, url: string, picture?: Buffer): Promise<void> {
  await page.goto(`${url}/create-post?new`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  if (picture)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await generate(page);
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').fill(TEXT);
}
