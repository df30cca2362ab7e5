import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bodyOf, createApiClient } from '../../api-client.ts';
import { composeStandalone, type Standalone } from '../../compose.ts';
import { readConfig } from '../../config.ts';
import { presentFormats } from '../../upgrades/present-formats.ts';
import { DRAFT, DUE_AFTER_MS, logInTo, PUBLISHED, SCHEDULED } from './fill.ts';
import { fixtureNames, readFixture, sizeOf, unpack } from './fixture.ts';

const ADMIN = 'admin-of-the-test';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the formats of now have a fixture, which is small: npm run fixtures:format', async () => {
  const names = fixtureNames();
  expect(names.map((name) => readFixture(name).formats)).toContainEqual(await presentFormats());
  for (const name of names) expect(sizeOf(name)).toBeLessThan(300_000);
});

interface Posts {
  readonly posts: {
    readonly facebook: readonly {
      readonly AI_generated_description: string;
      readonly status: string;
      readonly picture: { readonly url: string } | null;
    }[];
  };
}

test.each(fixtureNames())('%s is taken over on start, and everything goes on', async (name) => {
  const fixture = readFixture(name);
  unpack(fixture, folder);
  const lines: string[] = [];
  // Its clock goes on from when the fixture was made, an hour and some later, when the scheduled post is due.
  const ahead = Date.parse(fixture.madeAt) + DUE_AFTER_MS + 60_000 - Date.now();
  const start = async (): Promise<Standalone> =>
    composeStandalone(
      await readConfig({
        PORT: String(fixture.port),
        HOST: '127.0.0.1',
        CARILLON_DATA: folder,
        LOG_LEVEL: 'silent',
        PLANS: 'on',
        PUBLISH_CLOCK_LIMIT: '0',
        SANDBOX_ADMIN_TOKEN: ADMIN,
        DEMO: 'off',
      }),
      { clock: () => new Date(Date.now() + ahead), tell: (line) => lines.push(line) },
    );
  let app = await start();
  try {
    const client = createApiClient(app.url);
    await logInTo(client);
    const readShown = async () => {
      const { posts } = await bodyOf<Posts>(client.get('/api/posts/user'));
      return posts.facebook.map((one) => `${one.status}: ${one.AI_generated_description}`).toSorted();
    };
    await eventually(async () =>
      expect(await readShown()).toEqual([`published: ${PUBLISHED}`, `published: ${SCHEDULED}`]),
    );
    const { posts } = await bodyOf<Posts>(client.get('/api/posts/user'));
    for (const { picture } of posts.facebook)
      expect((await client.get(picture?.url ?? '')).headers.get('content-type')).toMatch(/^image\//);
    const { drafts } = await bodyOf<{ drafts: { topic: string }[] }>(client.get('/api/posts/drafts'));
    expect(drafts.map(({ topic }) => topic)).toEqual([DRAFT]);
    expect(await bodyOf(client.get('/api/plan'))).toMatchObject({ plan: 'popular', status: 'active' });
    const isOlder = JSON.stringify(fixture.formats) !== JSON.stringify(await presentFormats());
    const copies = readdirSync(path.join(folder, 'store')).filter((file) => file.startsWith('store-before-'));
    expect([lines.length > 0, copies.length]).toEqual(isOlder ? [true, 1] : [false, 0]);
    // Once: another start publishes nothing again, and upgrades nothing again.
    const lineCount = lines.length;
    await app.close();
    app = await start();
    expect([lines.length, existsSync(path.join(folder, 'store', 'upgrading'))]).toEqual([lineCount, false]);
    const page = await (await fetch(`${app.url}/sandbox/`)).text();
    expect(page.split(SCHEDULED).length - 1).toBe(1);
  } finally {
    await app.close();
  }
});
