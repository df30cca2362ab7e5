import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startApp } from '../../processes/app-process.ts';
import { freePort } from '../../processes/ports.ts';
import { enter, publishNow } from '../testing/marketer.ts';
import { PNG } from '../testing/sample-media.ts';
import { createPds, type PdsPerson } from './pds/pds.ts';

// In a browser, against the reference PDS, as `.ci/run` starts it. The pages must be built, as `npm test` does:
// . .ci/pds.sh && install_pds && start_pds && npm run test:walks -- bluesky
const { BLUESKY_PDS: pdsUrl = '', BLUESKY_PLC: plcUrl = '' } = process.env;
const POST = 'app.bsky.feed.post';
/** For what waits for its turn on a busy machine. */
const PATIENCE = { timeout: 60_000, intervals: [500] };

let app: AppProcess;
let dataFolder: string;
let ada: PdsPerson;
let eve: PdsPerson;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'carillon-walk-'));
  const env = { BLUESKY_RESOLVER_URL: pdsUrl, BLUESKY_PLC_URL: plcUrl, COLLECT_YOUNG_SECONDS: '5' };
  app = await startApp({ dataFolder, port: await freePort(), env });
  const pds = createPds(pdsUrl);
  [ada, eve] = [await pds.person('ada'), await pds.person('eve')];
});

test.afterAll(async () => {
  await app.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('an account is connected by its handle, posts now and at a time, and answers a reply', async ({
  page,
}) => {
  await enter(page, app.url, 'ada@example.com', 'Ada');

  await test.step('connects by handle and app password', async () => {
    await page.getByRole('button', { name: 'Connect Bluesky' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Bluesky' });
    await dialog.getByLabel('Handle').fill(ada.handle);
    await dialog.getByLabel('App password').fill(await ada.appPassword());
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Bluesky Connected' })).toBeDisabled();
  });

  const words = `Ring with @${eve.handle}: https://example.com/bells`;
  await test.step('publishes two images with alt texts, a link and a mention', async () => {
    await write(page, words, ['bells.png', 'tower.png']);
    await page.getByLabel('bells.png', { exact: true }).fill('Four bells');
    await page.getByLabel('tower.png', { exact: true }).fill('A tower');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await publishNow(page);
    await expect(page.getByRole('link', { name: 'View post' })).toHaveCount(1, PATIENCE);
  });
  const post = await theOne(words);
  expect(post.value).toMatchObject({ embed: { images: [{ alt: 'Four bells' }, { alt: 'A tower' }] } });
  const facets = post.value.facets as { features: { did?: string; uri?: string }[] }[];
  expect(facets.map(({ features: [feature] }) => feature?.did ?? feature?.uri)).toEqual([
    eve.did,
    'https://example.com/bells',
  ]);

  await test.step('schedules another, which is published at its time', async () => {
    await write(page, 'Bells at their time');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Schedule for later' }).click();
    await soon(page);
    await page.getByRole('button', { name: 'Schedule Post' }).click();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(await withWords('Bells at their time')).toEqual([]);
    await theOne('Bells at their time');
  });

  await test.step('answers a reply in the inbox', async () => {
    const { uri, cid } = post;
    const reply = { root: { uri, cid }, parent: { uri, cid } };
    const createdAt = new Date().toISOString();
    const theirReply = await eve.create(POST, { text: 'I like bells', reply, createdAt });
    await page.goto(`${app.url}/inbox`);
    const comment = page.getByRole('listitem').filter({ hasText: 'I like bells' });
    await expect(async () => {
      await page.reload();
      await expect(comment).toBeVisible({ timeout: 2_000 });
    }).toPass(PATIENCE);
    await comment.getByRole('button', { name: 'Reply', exact: true }).click();
    await page.getByLabel(`Your reply to @${eve.handle}`).fill('Thank you');
    await page.getByRole('button', { name: 'Send reply' }).click();
    expect((await theOne('Thank you')).value).toMatchObject({
      reply: { root: { uri }, parent: { uri: theirReply.uri } },
    });
  });
});

const withWords = async (words: string) => (await ada.posts()).filter(({ value }) => value.text === words);

/** The post with those words, once it is there. */
async function theOne(words: string) {
  await expect.poll(async () => (await withWords(words)).length, PATIENCE).toBe(1);
  const [post] = await withWords(words);
  if (!post) throw new Error(`"${words}" is gone`);
  return post;
}

async function write(page: Page, words: string, files: readonly string[] = []): Promise<void> {
  await page.goto(`${app.url}/create-post?new=${crypto.randomUUID()}`);
  await page.getByLabel('What is your post about?').fill(words);
  for (const name of files)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Write it myself' }).click();
  await page.getByLabel('Post text').fill(words);
}

/** The form's steps are five minutes, too long for a test: the time that it sends is moved near. */
async function soon(page: Page): Promise<void> {
  await page.route('**/api/posts/schedule', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const due = new Date(Date.now() + 5_000).toLocaleString('sv', { timeZone: 'Europe/Berlin' });
    const near = body.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, due);
    await route.continue({ postData: Buffer.from(near, 'latin1') });
  });
}
