import { randomBytes } from 'node:crypto';
import type { ExportLine } from '@carillon/contracts/data-export.ts';
import { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import { reportDataExport } from '@carillon/contracts/http/identity/data-export/report-data-export.ts';
import { streamOf } from '@carillon/kit/http/stream-of.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { openArchive } from '@carillon/kit/test/open-archive.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

const COOKIE = 'carillon_session=known';
const PIECE = 256 * 1024;
const LEASE = '8a1f0a52-8d3e-4c5e-9f7a-1d2c3b4a5e6f';

let gateway: GatewayUnderTest;
/** How downloads were reported to have gone. */
let reported: string[];
/** The lines that posts exports; the other services export nothing. */
let lines: () => AsyncGenerator<ExportLine>;

beforeEach(async () => {
  gateway = await gatewayUnderTest();
  gateway.sessions.set('known', { id: 's1', user_id: 'ada' });
  reported = [];
  gateway.answer(answer);
});
afterEach(() => gateway.close());

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const last = gateway.received.at(-1)?.body ?? '{}';
  if (pathname === beginDataExport.path) {
    const workspaces = [
      { id: 'w1', name: '../Bakery', role: 'owner' },
      { id: 'w2', name: '..?bakery', role: 'writer' },
    ];
    return Response.json({ export: last.includes('good') ? { lease: LEASE, workspaces } : null });
  }
  if (pathname === reportDataExport.path) {
    reported.push((JSON.parse(last) as { state: string }).state);
    return Response.json({ goes_on: true });
  }
  const isPosts = pathname.includes('/posts/') && last.includes('"kind":"workspace"');
  return new Response(streamOf(asText(isPosts ? lines() : nothing())));
}

async function* nothing(): AsyncGenerator<ExportLine> {
  yield { end: true };
}
async function* asText(from: AsyncIterable<ExportLine>): AsyncGenerator<Uint8Array> {
  for await (const line of from) yield new TextEncoder().encode(`${JSON.stringify(line)}\n`);
}

const download = async (ticket = 'good') =>
  gateway.app.request(`/api/user/data-export/archive?ticket=${ticket}`, { headers: { cookie: COOKIE } });
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

/** A file that never ends, and how much of it was asked for. */
function endless() {
  const progress = { pieces: 0, ended: false };
  lines = async function* () {
    try {
      yield { open: 'media/film.mp4', about: 'A film.' };
      for (;;) {
        progress.pieces++;
        // Like video, random bytes don't compress.
        yield { base64: randomBytes(PIECE).toString('base64') };
      }
    } finally {
      progress.ended = true;
    }
  };
  return progress;
}

test('services’ exports become one archive, with folders for any system and a table of contents', async () => {
  lines = async function* () {
    yield { open: 'templates.json', about: 'Templates.' };
    yield { row: { id: 't1', text: 'Crème' } };
    yield { row: { id: 't2' } };
    yield { open: 'posts.csv', about: 'Posts.' };
    yield { text: 'Text\r\n' };
    yield { text: 'Bread\r\n' };
    yield { open: 'media/a.png', about: 'Images.' };
    yield { base64: Buffer.from([0, 255]).toString('base64') };
    yield { base64: Buffer.from([1]).toString('base64') };
    yield { end: true };
  };
  const reply = await download();
  expect(reply.headers.get('content-type')).toBe('application/zip');
  const files = await openArchive(await bytesOf(reply));
  expect([...files.keys()]).toEqual([
    'account/workspaces.json',
    'workspaces/___Bakery/templates.json',
    'workspaces/___Bakery/posts.csv',
    'workspaces/___Bakery/media/a.png',
    'README.txt',
  ]);
  const [ownFile, templates, table, picture, readme] = [...files.values()];
  expect(JSON.parse(String(ownFile))).toMatchObject([{ id: 'w1', role: 'owner' }, { id: 'w2' }]);
  expect(JSON.parse(String(templates))).toEqual([{ id: 't1', text: 'Crème' }, { id: 't2' }]);
  expect(String(table)).toBe('Text\r\nBread\r\n');
  expect(picture).toEqual(Buffer.from([0, 255, 1]));
  for (const part of ['workspaces/___Bakery/', 'templates.json\n    Templates.', 'media/\n    Images.'])
    expect(String(readme)).toContain(part);
  expect(reported).toEqual(['whole']);
});

test('no more is read than the browser takes', async () => {
  const progress = endless();
  const reader = (await download()).body?.getReader();
  let takenCount = 0;
  while (takenCount < 20 * PIECE) takenCount += (await reader?.read())?.value?.length ?? 0;
  // It comes to rest when nobody reads.
  const resting = await eventually(async () => {
    const before = progress.pieces;
    await new Promise((resolve) => setImmediate(resolve));
    if (progress.pieces !== before) throw new Error('it goes on');
    return progress.pieces;
  });
  expect(resting * PIECE - takenCount).toBeLessThan(8 * PIECE);
  await reader?.cancel();
});

test('an abandoned download stops its reads, and is reported', async () => {
  const progress = endless();
  const reader = (await download()).body?.getReader();
  while (progress.pieces < 3) await reader?.read();
  await reader?.cancel();
  await eventually(() => expect([progress.ended, reported]).toEqual([true, ['broken']]));
});

test('an interrupted download isn’t a complete file, and is reported', async () => {
  lines = async function* () {
    yield { open: 'templates.json', about: 'Templates.' };
    yield { row: { id: 't1' } };
  };
  const reply = await download();
  const chunks: Uint8Array[] = [];
  const take = async () => {
    for await (const piece of reply.body ?? []) chunks.push(piece);
  };
  await expect(take()).rejects.toThrow();
  await expect(openArchive(Buffer.concat(chunks))).rejects.toThrow();
  expect(reported).toEqual(['broken']);
});

test('the end of the process ends downloads', async () => {
  const progress = endless();
  const reader = (await download()).body?.getReader();
  while (progress.pieces < 3) await reader?.read();
  gateway.endDownloads();
  await eventually(() => expect([progress.ended, reported]).toEqual([true, ['broken']]));
});

test('an invalid ticket and a stranger get nothing', async () => {
  expect((await download('guessed')).status).toBe(404);
  const stranger = await gateway.app.request('/api/user/data-export/archive?ticket=good');
  expect([stranger.status, reported]).toEqual([401, []]);
});
