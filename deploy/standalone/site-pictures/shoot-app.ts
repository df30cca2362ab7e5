import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { drawPicture } from '../test/draw-picture.ts';
import { generate } from '../test/marketer.ts';
import { openCamera } from './camera.ts';

/** As `shell/site/pages/landing.ts` and `shell/site/content/features.ts` say. */
const DESK = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 600, sharpness: 2 };
/** As wide as a feature's card, so that nothing is made smaller. */
const CARD = { width: 592, height: 900 };
const CUT = { width: 560, height: 420 };

const TOPIC = 'We open a second shop in the old town on Saturday';
const TEXT =
  'We open our second shop in the old town this Saturday. Come by from eight for coffee and the first loaves. #OldTown #FreshBread';

type State = BrowserContextOptions['storageState'];

export async function shootApp(
  browser: Browser,
  url: string,
  mode: 'light' | 'dark',
  state: NonNullable<State>,
): Promise<void> {
  const shop = await drawPicture(browser);
  for (const [look, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const camera = await openCamera(browser, { ...look, mode, state });
    await openDashboard(camera.page, url);
    await camera.shoot(`dashboard${suffix}`);
    await openEditor(camera.page, url, shop);
    await camera.shoot(`composer${suffix}`);
    await camera.close();
  }
  const camera = await openCamera(browser, { ...CARD, mode, state });
  const { page } = camera;
  const cut = (name: string, of: ReturnType<Page['locator']>) => camera.shoot(name, { of, ...CUT });
  await openSchedule(page);
  await cut('schedule', page.getByRole('dialog').last());
  await openDrafts(page, url);
  await cut('drafts', page.getByRole('button', { name: 'Select post 1' }).locator('xpath=ancestor::li[1]'));
  await openDescription(page, url);
  await cut('description', page.getByRole('region', { name: 'Content Analysis' }));
  await openSentiment(page, url);
  await cut('sentiment', page.getByRole('region', { name: 'Distribution' }));
  await camera.close();

  async function openSchedule(on: Page): Promise<void> {
    await openEditor(on, url, shop);
    await on.getByRole('button', { name: 'Publish', exact: true }).click();
    await on.getByRole('button', { name: 'Schedule for later' }).click();
    await on.getByRole('button', { name: 'Schedule Post' }).waitFor();
  }
}

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByText('Total Engagement').waitFor();
  await page.waitForLoadState('networkidle');
}

async function openDrafts(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/create-post?new`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  await generate(page);
}

async function openEditor(page: Page, url: string, shop: Buffer): Promise<void> {
  await page.goto(`${url}/create-post?new`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: shop });
  await generate(page);
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').fill(TEXT);
  await page.getByRole('region', { name: 'Preview' }).locator('img').last().waitFor();
}

async function openDescription(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/description-generator`);
  await page.getByRole('button', { name: 'Product Launch Announcement' }).click();
  await page.getByRole('button', { name: 'Generate Description' }).click();
  await page.getByRole('heading', { name: 'Content Analysis' }).waitFor();
}

async function openSentiment(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sentiment-analysis`);
  await page
    .getByRole('button', { name: /^Analyze Sentiment/ })
    .nth(1)
    .click();
  await page.getByRole('region', { name: 'Distribution' }).waitFor();
}
