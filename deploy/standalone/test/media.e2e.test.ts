import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { closeDialog, enter } from '../testing/marketer.ts';
import { drawPicture } from './draw-picture.ts';

let app: AppProcess;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-media-'));
  app = await startApp({ dataFolder, port: await freePort() });
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a picture is uploaded, found, described, cropped and used in a post, and can’t be deleted while it is', async ({
  page,
  browser,
}) => {
  const buffer = await drawPicture(browser);
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer });
  await enter(page, app.url, 'iris@example.com', 'Iris');
  await page.goto(`${app.url}/media`);
  await page.getByRole('heading', { name: 'No files yet' }).waitFor();
  await page.getByLabel('Files to upload').setInputFiles([picture('bells.png'), picture('bread.png')]);
  const file = (name: string) => page.locator('.library-grid button', { hasText: name });
  await expect(file('bells.png')).toBeVisible();
  await expect(file('bread.png')).toBeVisible();

  await page.getByLabel('Search by name or alt text').fill('bells');
  await expect(file('bread.png')).toHaveCount(0);
  await file('bells.png').click();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('Two bells');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await file('bells.png').click();
  await page.getByRole('button', { name: 'Crop bells.png' }).click();
  await page.getByRole('radio', { name: /^4:5/ }).check();
  await expect(page.getByText('720 × 900 pixels')).toBeVisible();
  const part = page.getByLabel('The part to keep. Move it with the arrow keys.');
  await part.press('ArrowLeft');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crop image', exact: true }).click();
  await expect(file('bells.png')).toHaveCount(2);
  await file('bells.png').first().click();
  await expect(page.getByText('Image, 720 × 900 pixels')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Alt text' })).toHaveValue('Two bells');

  await page.getByRole('button', { name: 'Use in a post' }).click();
  await expect(page).toHaveURL(/\/create-post/);
  await page.getByLabel('What is your post about?').fill('The bells');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${app.url}/media`);
  await file('bells.png').first().click();
  await expect(page.getByRole('link', { name: /The bells|Draft without text/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await expect(page.getByText(/This file is used in a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep file' }).click();
  await closeDialog(page);
  await expect(file('bells.png')).toHaveCount(2);
});

/** Checks the crop dialog. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('.crop-shapes')
    .include('.crop-area')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
