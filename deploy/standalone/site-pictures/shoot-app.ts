import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import type { Browser, Page } from 'playwright-core';
import { logIn, TOOLS } from '../testing/marketer.ts';
import { type Camera, openCamera } from './camera.ts';

/** Sizes from `shell/site/pages/landing.ts` and `shell/site/content/features.ts`. */
const DESK = { width: 1440, height: 900, sharpness: 1.25 };
const PHONE = { width: 390, height: 600, sharpness: 2 };
/** The width of a feature's card, so that nothing is scaled down. */
const CARD = { width: 560, height: 900 };
const CUT = { width: 560, height: 420 };

const PICTURE = new URL('../demo/pictures/shop.jpg', import.meta.url).pathname;
const TOPIC = 'Our bakery opens a second shop in the old town on Saturday';
const TEXT =
  'We open our second shop in the old town this Saturday. Come by from eight for coffee and the first loaves. #OldTown #FreshBread';

export async function shootApp(browser: Browser, url: string, mode: 'light' | 'dark'): Promise<void> {
  for (const [look, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const camera = await openCamera(browser, { ...look, mode });
    await begin(camera.page, url);
    await shootDashboard(camera, suffix);
    await shootCalendar(camera, url, suffix);
    await shootComposer(camera, url, suffix);
    await camera.close();
  }
  const camera = await openCamera(browser, { ...CARD, mode });
  await begin(camera.page, url);
  await shootTools(camera, url);
  await shootCards(camera, url);
  await camera.close();
}

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await logIn(page, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  await page.getByRole('heading', { name: `Welcome ${DEMO_ACCOUNT.name}` }).waitFor();
  await deleteDrafts(page, url);
  await page.goto(`${url}/dashboard`);
}

/** Deletes the drafts of other windows, so that they are in no picture. */
async function deleteDrafts(page: Page, url: string): Promise<void> {
  const headers = {
    'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
    'x-requested-with': 'XMLHttpRequest',
  };
  const listedReply = listDrafts.response.parse(
    await (await page.request.get(`${url}/api${listDrafts.path}`)).json(),
  );
  for (const { id } of listedReply.drafts) {
    const reply = await page.request.delete(`${url}/api${addressOf(deleteDraft, { params: { id } })}`, {
      headers,
    });
    if (!reply.ok()) throw new Error(`a draft could not be deleted: ${await reply.text()}`);
  }
}

async function shootDashboard({ page, shoot }: Camera, suffix: string): Promise<void> {
  await page.getByText('Last 30 days').click();
  await page.getByRole('heading', { name: 'Engagement Overview' }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(`dashboard${suffix}`, { from: page.getByRole('heading', { name: 'Analytics' }) });
}

/** A desktop shows the month; a phone shows the list of coming posts. */
async function shootCalendar({ page, shoot }: Camera, url: string, suffix: string): Promise<void> {
  await page.goto(`${url}/schedule-post`);
  await page.waitForLoadState('networkidle');
  const from = suffix ? page.locator('.planner-group').first() : page.getByRole('heading', { level: 1 });
  await shoot(`calendar${suffix}`, { from });
}

async function shootComposer({ page, shoot }: Camera, url: string, suffix: string): Promise<void> {
  await openDrafts(page, url, PICTURE);
  await edit(page);
  await page.getByRole('dialog').getByText('Saved', { exact: true }).waitFor();
  await shoot(`composer${suffix}`);
}

async function shootCards({ page, shoot }: Camera, url: string): Promise<void> {
  await openDrafts(page, url);
  await shoot('drafts', { from: page.locator('.composer-generated').first(), ...CUT });
  await edit(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  await page.getByRole('button', { name: 'Schedule Post' }).waitFor();
  await shoot('schedule', { from: page.locator('.date-field'), ...CUT });
}

async function shootTools({ page, shoot }: Camera, url: string): Promise<void> {
  for (const { path, use } of TOOLS) {
    const from = { '/hashtags-finder': '.tools-group', '/sentiment-analysis': '.tools-verdict' }[path];
    if (!from) continue;
    await page.goto(url + path);
    await use(page);
    await shoot(path.slice(1), { from: page.locator(from).first(), ...CUT });
  }
}

async function openDrafts(page: Page, url: string, picture?: string): Promise<void> {
  await page.goto(`${url}/create-post`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  if (picture) await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await page.getByRole('button', { name: 'Select post 6' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').fill(TEXT);
}
