import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyOf } from '../../chaos/client/api-client.ts';
import { createConnectedUser } from '../../chaos/client/connected-user.ts';
import { composeDistributed, type Distributed } from '../compose.ts';
import { readConfig } from '../config.ts';

let folder: string;
let running: Distributed;
const said: string[] = [];

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
    say: (line) => said.push(line),
    onGiveUp: () => undefined,
  });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const pid = (name: string): number => {
  const found = running.pieces.find(({ piece }) => piece.name === name)?.pid();
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};

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
  let seen = '';
  await eventually(async () => {
    const reply = await bodyOf<{ post: { results: { status: string; post_url: string }[] } }>(
      client.get(`/api/posts/${post_id}`),
    );
    expect(reply.post.results.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'published'),
    );
    seen = await (await fetch(reply.post.results[0]?.post_url ?? '')).text();
  });
  return seen;
};

test('what a user publishes goes through every process and is seen on the network', async () => {
  expect(await publish('Through every process')).toContain('Through every process');
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

test('what each piece shows to a scrape is what the page of metrics says it shows', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../METRICS.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(carillon_\w+)` .* \| ([^|]+) \|$/gm)];
  const saidOf = (piece: string) =>
    rows.flatMap(([, name, by = '']) =>
      by.trim() === 'all' || by.trim().split(', ').includes(piece) ? [name] : [],
    );
  for (const { piece } of running.pieces.filter((one) => one.piece.name !== 'store')) {
    const scrape = await (await fetch(`http://127.0.0.1:${piece.env.OPS_PORT}/metrics`)).text();
    const shown = [...scrape.matchAll(/^# HELP (carillon_\w+) /gm)].map(([, name]) => name);
    expect([piece.name, ...shown.toSorted()]).toEqual([
      piece.name,
      ...saidOf(piece.name.replace(/-\d+$/, '')),
    ]);
  }
});

test('a process that dies is told of and comes back, and work goes on', async () => {
  const first = pid('worker-1');
  process.kill(first, 'SIGKILL');
  process.kill(pid('posts'), 'SIGKILL');
  await eventually(() => {
    expect(said.some((line) => line.startsWith('worker-1 ended with SIGKILL'))).toBe(true);
    expect(pid('worker-1')).not.toBe(first);
  });
  const posts = running.pieces.find(({ piece }) => piece.name === 'posts');
  await posts?.ready();
  expect(await publish('After a crash')).toContain('After a crash');
});
