import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { openArchive } from '@carillon/kit/test/open-archive.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyOf } from '../../standalone/api-client.ts';
import { createConnectedUser, PASSWORD } from '../../standalone/testing/connected-user.ts';
import { PNG } from '../../standalone/testing/sample-media.ts';
import { composeDistributed, type Distributed } from '../compose.ts';
import { readConfig } from '../config.ts';

let folder: string;
let running: Distributed;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-'));
  const env = {
    ...process.env,
    PORT: '0',
    CARILLON_DATA: folder,
    MONGODB_URI: '',
    WORKERS: '2',
    LOG_LEVEL: 'warn',
  };
  running = await composeDistributed(await readConfig(env), {
    env,
    say: (line) => lines.push(line),
    onGiveUp: () => undefined,
  }).catch((error: unknown) => {
    throw new Error(`Carillon did not start; its processes said:\n${lines.join('\n')}`, { cause: error });
  });
});
afterAll(async () => {
  await running?.close();
  await rm(folder, { recursive: true });
});

const pid = (name: string): number => {
  const foundPid = running.pieces.find(({ piece }) => piece.name === name)?.pid();
  if (foundPid === undefined) throw new Error(`there is no ${name}`);
  return foundPid;
};

/** Ends a piece as a crash would, and resolves when its next process is ready. */
async function crash(name: string): Promise<void> {
  const died = pid(name);
  process.kill(died, 'SIGKILL');
  // Until the launcher notices, it considers the piece ready.
  await eventually(() => expect(pid(name)).not.toBe(died));
  await running.pieces.find(({ piece }) => piece.name === name)?.ready();
}

const publish = async (text: string): Promise<string> => {
  const [url = ''] = running.urls;
  const { client, places } = await createConnectedUser(url, text.replaceAll(' ', ''));
  const form = new FormData();
  form.set(
    'platforms',
    JSON.stringify(
      places
        .filter(({ platform }) => platform !== 'instagram')
        .map(({ platformId, pageId }) => ({ platform_id: platformId, page_id: pageId, content: text })),
    ),
  );
  const { post_id } = await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form));
  let received = '';
  await eventually(async () => {
    const reply = await bodyOf<{ post: { results: { status: string; post_url: string }[] } }>(
      client.get(`/api/posts/${post_id}`),
    );
    expect(reply.post.results.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'published'),
    );
    received = await (await fetch(reply.post.results[0]?.post_url ?? '')).text();
  });
  return received;
};

test('a user’s post passes through every process and appears on the network', async () => {
  expect(await publish('Through every process')).toContain('Through every process');
});

/** Starts the download of a user whose only picture is the one on the disk. */
async function startDownload(name: string, bytes: number): Promise<Response> {
  const [url = ''] = running.urls;
  const { client } = await createConnectedUser(url, name);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(PNG)]), 'bell.png');
  await bodyOf(client.post('/api/posts/media', form));
  const media = path.join(folder, 'media');
  for (const file of await readdir(media, { recursive: true }))
    if (file.endsWith('.png')) await writeFile(path.join(media, file), randomBytes(bytes));
  const download = client.post('/api/user/data-export', { current_password: PASSWORD });
  const { ticket } = await bodyOf<{ ticket: string }>(download);
  return client.get(`/api/user/data-export/archive?ticket=${ticket}`);
}

test('a user’s data comes from every service; a service that dies meanwhile leaves no file that looks whole', async () => {
  const whole = await startDownload('taker', 1000);
  const files = await openArchive(Buffer.from(await whole.arrayBuffer()));
  const names = [...files.keys()].map((name) => path.basename(name));
  expect(names).toEqual(
    expect.arrayContaining(['profile.json', 'connections.json', 'media.json', 'README.txt']),
  );
  const brokenDownload = await startDownload('leaver', 60_000_000);
  const reader = brokenDownload.body?.getReader();
  await reader?.read();
  const back = crash('posts');
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
  await back;
});

test('no piece listens beyond 127.0.0.1', async () => {
  // Another address of this machine, at which whatever listens on all of them answers.
  const beyond = (port: string) => fetch(`http://127.0.0.2:${port}/`).then(String, () => 'nobody');
  for (const { piece } of running.pieces)
    for (const port of [piece.env.PORT, piece.env.OPS_PORT])
      if (port) expect(`${piece.name} ${await beyond(port)}`).toBe(`${piece.name} nobody`);
});

test('every piece answers operators on its own port, and each but the store has metrics', async () => {
  const answers = await Promise.all(
    running.pieces.map(async ({ piece: { name, env } }) => {
      const status = async (where: string) =>
        (await fetch(`http://127.0.0.1:${env.OPS_PORT}${where}`)).status;
      return [name, await status('/healthz'), await status('/readyz'), await status('/metrics')];
    }),
  );
  expect(answers).toEqual(
    running.pieces.map(({ piece: { name } }) => [name, 200, 200, name === 'store' ? 404 : 200]),
  );
});

test('each piece exposes the metrics that the page of metrics lists for it', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../METRICS.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(carillon_\w+)` .* \| ([^|]+) \|$/gm)];
  const saidOf = (piece: string) =>
    rows.flatMap(([, name, by = '']) =>
      by.trim() === 'all' || by.trim().split(', ').includes(piece) ? [name] : [],
    );
  for (const { piece } of running.pieces.filter((one) => one.piece.name !== 'store')) {
    const scrape = await (await fetch(`http://127.0.0.1:${piece.env.OPS_PORT}/metrics`)).text();
    const names = [...scrape.matchAll(/^# HELP (carillon_\w+) /gm)].map(([, name]) => name);
    expect([piece.name, ...names.toSorted()]).toEqual([
      piece.name,
      ...saidOf(piece.name.replace(/-\d+$/, '')),
    ]);
  }
});

test('a dead process is reported and restarted, and work continues', async () => {
  await Promise.all([crash('worker-1'), crash('posts')]);
  expect(lines.some((line) => line.startsWith('worker-1 ended with SIGKILL'))).toBe(true);
  expect(await publish('After a crash')).toContain('After a crash');
});
