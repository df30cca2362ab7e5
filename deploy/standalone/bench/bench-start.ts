import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../processes/ports.ts';
import { enter, json, linkFacebook, ok, openApiClient } from '../api-client.ts';

import { type RunningProcess, residentMegabytes, runningBelow } from './processes.ts';

// `npm run bench:start`: how soon `npm start` is ready on a built checkout, and how much memory it then holds. Without the demo, unless
// DEMO=on asks for it.
const RUNS = 3;
const POSTS = 100;
const TIMEOUT_MS = 120_000;
const ROOT = path.resolve(import.meta.dirname, '../../..');

const runs: { seconds: number; idle: number; afterPosts: number }[] = [];
for (let run = 1; run <= RUNS; run++) {
  const measured = await measure();
  runs.push(measured);
  print(`run ${run}`, measured);
}
print('median', {
  seconds: median(runs.map(({ seconds }) => seconds)),
  idle: median(runs.map(({ idle }) => idle)),
  afterPosts: median(runs.map(({ afterPosts }) => afterPosts)),
});

async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      CARILLON_DATA: folder,
      DEMO: process.env.DEMO ?? 'off',
      PLANS: 'off',
      RATE_COSTLY: '100000',
      RATE_NORMAL: '100000',
    },
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  const seconds = (performance.now() - began) / 1000;
  const app = appBelow(npm.pid ?? 0);
  try {
    const idle = residentMegabytes(app.pid);
    await publish(url);
    return { seconds, idle, afterPosts: residentMegabytes(app.pid) };
  } finally {
    process.kill(app.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs up, links a page of the sandbox network, publishes the posts, and waits until each is out. */
async function publish(url: string): Promise<void> {
  const client = await openApiClient(url);
  await enter(client, 'bench@example.com');
  const page = await linkFacebook(client);
  for (let number = 1; number <= POSTS; number++) {
    const form = new FormData();
    form.set(
      'platforms',
      JSON.stringify([{ platform_id: 1, page_id: page, content: `Post ${number} of ${POSTS}.` }]),
    );
    await ok(client.post('/api/posts/publish', form));
  }
  await until(async () => {
    const { posts } = await json<{ posts: object }>(client.get('/api/posts/user?list=open'));
    return Object.keys(posts).length === 0;
  });
}

function appBelow(pid: number): RunningProcess {
  const app = runningBelow(pid).find(({ command }) => /standalone[\\/]main\.ts/.test(command));
  if (!app) throw new Error('npm start runs no app');
  return app;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > end) throw new Error('waited two minutes for nothing');
    await pause(20);
  }
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function print(name: string, { seconds, idle, afterPosts }: (typeof runs)[number]): void {
  console.log(
    `${name.padEnd(7)} ready after ${seconds.toFixed(2)} s, ${idle} MB idle, ${afterPosts} MB after ${POSTS} posts`,
  );
}
