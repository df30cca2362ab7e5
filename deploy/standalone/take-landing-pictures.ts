import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.mjs';
import { freePort, startApp } from './test/app-process.ts';
import { drawPicture } from './test/draw-picture.ts';
import { connect, generate, publishNow, signUpAndLogIn } from './test/marketer.ts';

/** The pictures of the front page: the app itself with sandbox data, as small WebP files that are committed. */
const FOLDER = path.resolve(import.meta.dirname, '../../shell/site/pictures');
const MODES = ['light', 'dark'] as const;
/** As `shell/site/pages/landing.ts` says; half as many pixels more, for sharp screens. */
const VIEWPORT = { width: 1200, height: 750 };
const SHARPNESS = 1.5;
const MOST_BYTES = 60_000;

const TOPIC = 'Our bakery opens a second shop in the old town on Saturday';
const TEXT =
  'We open our second shop in the old town this Saturday. Come by from eight for coffee and the first loaves. #OldTown #FreshBread';
const SCHEDULED = [
  ['09:00', 'Sourdough class on Thursday evening: six places, one oven, and bread to take home. #Sourdough'],
  ['16:30', 'What our bakers do before sunrise: a short look behind the counter. #BehindTheScenes'],
] as const;

const dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-landing-'));
const app = await startApp({ dataFolder, port: await freePort() });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const shop = await drawPicture(browser);
try {
  await mkdir(FOLDER, { recursive: true });
  for (const mode of MODES) await walk(browser, mode);
} finally {
  await browser.close();
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function walk(from: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await from.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: SHARPNESS,
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const shoot = async (name: string): Promise<void> => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const bytes = await toWebp(await page.screenshot());
    await writeFile(path.join(FOLDER, `${name}-${colorScheme}.webp`), bytes);
    console.log(`${name}-${colorScheme}.webp: ${bytes.length} bytes`);
  };
  await signUpAndLogIn(page, app.url, `${colorScheme}@example.com`, 'Ada');
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) await connect(page, network);
  await schedule(page);
  await page.goto(`${app.url}/create-post`);
  await page.getByLabel('What is your post about?').fill(TOPIC);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: shop });
  await generate(page);
  await page.getByRole('button', { name: 'Select post 1' }).click();
  await page.getByLabel('Post text').fill(TEXT);
  await page.getByRole('region', { name: 'Preview' }).locator('img').last().waitFor();
  await shoot('composer');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishNow(page);
  await page.getByRole('link', { name: 'View post' }).nth(2).waitFor();
  await page.goto(`${app.url}/dashboard`);
  await page.getByText('Published').nth(2).waitFor();
  await shoot('dashboard');
  await context.close();
}

/** Two posts for the coming week, by the call that the dialog makes. */
async function schedule(page: Page): Promise<void> {
  for (const [at, [time, content]] of SCHEDULED.entries()) {
    const day = new Date(Date.now() + (at + 2) * 86_400_000).toISOString().slice(0, 10);
    const reply = await page.request.post(`${app.url}/api/posts/schedule`, {
      headers: {
        'x-csrf-token': (await page.locator('meta[name=csrf-token]').getAttribute('content')) ?? '',
        'x-requested-with': 'XMLHttpRequest',
      },
      multipart: {
        platforms: JSON.stringify([{ platform_id: 3, content }]),
        scheduled_time: `${day} ${time}:00`,
        timezone: 'Europe/Berlin',
      },
    });
    if (!reply.ok()) throw new Error(`the post could not be scheduled: ${await reply.text()}`);
  }
}

/** By the browser's own encoder, in the best quality that is small enough. */
async function toWebp(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.85, 0.75, 0.65, 0.55, 0.45]) {
      const text = await page.evaluate(
        async ([source, at]) => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', at);
        },
        [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
      );
      const bytes = Buffer.from(text.split(',')[1] ?? '', 'base64');
      if (bytes.length < MOST_BYTES) return bytes;
    }
    throw new Error(`the picture has more than ${MOST_BYTES} bytes in any quality`);
  } finally {
    await page.close();
  }
}
