import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../deploy/processes/ports.ts';
import { bodyOf, createApiClient, ok } from '../../deploy/standalone/api-client.ts';
import {
  cpuSeconds,
  type RunningProcess,
  residentMegabytes,
  runningBelow,
  threadsOf,
} from '../../deploy/standalone/testing/running-processes.ts';
import { enter, linkFacebook } from '../load/bench-user.ts';

// `npm run bench:start`: measures how soon `npm start` is ready on a built checkout, and its memory and CPU use.
// Without the demo, unless DEMO=on asks for it. `--idle-minutes 5` also waits that long after the demo and prints
// what an idle process costs; `--against FOLDER` measures another built checkout alternately, and prints the ratios.
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    'idle-minutes': { type: 'string', default: '0' },
    runs: { type: 'string', default: '3' },
  },
});
const RUNS = Number(options.runs);
const IDLE_MS = Number(options['idle-minutes']) * 60_000;
/** An idle process is measured for so long. */
const WATCHED_MS = 60_000;
const POSTS = 100;
const TIMEOUT_MS = 10 * 60_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
const DEMO = process.env.DEMO ?? 'off';

interface Measurement {
  readonly 'ready after, s': number;
  readonly 'started, MB': number;
  readonly 'idle, MB'?: number;
  readonly 'idle, % of a core'?: number;
  readonly threads: number;
  readonly 'after posts, MB': number;
}

const roots = { this: ROOT, ...(options.against && { against: path.resolve(options.against) }) };
const all: Record<string, Measurement[]> = {};
for (let run = 1; run <= RUNS; run++)
  for (const [name, root] of Object.entries(roots)) {
    const measured = await measure(root);
    all[name] = [...(all[name] ?? []), measured];
    print(`${name} ${run}`, measured);
  }
const medians = Object.entries(all).map(([name, runs]) => {
  const median = medianOf(runs);
  print(`${name} median`, median);
  return median;
});
const [ownMedian, other] = medians;
if (ownMedian && other)
  print(
    'ratio',
    mapBoth(ownMedian, other, (one, two) => Math.round((one / two) * 100) / 100),
  );

async function measure(root: string): Promise<Measurement> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carillon-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      CARILLON_DATA: folder,
      DEMO,
      PLANS: 'off',
      RATE_COSTLY: '100000',
      RATE_NORMAL: '100000',
    },
  });
  const exit = new Promise((resolve) => npm.once('exit', resolve));
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  const seconds = (performance.now() - startedAt) / 1000;
  const app = appBelow(npm.pid ?? 0);
  try {
    const started = residentMegabytes(app.pid);
    const idle = IDLE_MS > 0 ? await measureIdle(url, app.pid) : {};
    await publish(url);
    return {
      'ready after, s': Math.round(seconds * 100) / 100,
      'started, MB': started,
      ...idle,
      threads: threadsOf(app.pid),
      'after posts, MB': residentMegabytes(app.pid),
    };
  } finally {
    process.kill(app.pid, 'SIGTERM');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIdle(url: string, pid: number) {
  const isDemoReady = async () => {
    const { state } = (await (await fetch(`${url}/api/demo-account`)).json()) as { state: string };
    return state === 'ready';
  };
  if (DEMO === 'on') await until(isDemoReady);
  await pause(IDLE_MS);
  const before = cpuSeconds(pid);
  await pause(WATCHED_MS);
  const cpuShare = (cpuSeconds(pid) - before) / (WATCHED_MS / 1000);
  return { 'idle, MB': residentMegabytes(pid), 'idle, % of a core': Math.round(cpuShare * 10_000) / 100 };
}

/** Signs up, links a page of the sandbox network, publishes the posts, and waits until each is out. */
async function publish(url: string): Promise<void> {
  const client = createApiClient(url);
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
    const { posts } = await bodyOf<{ posts: object }>(client.get('/api/posts/user?list=open'));
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
    if (performance.now() > end) throw new Error('waited ten minutes for nothing');
    await pause(20);
  }
}

function medianOf(runs: readonly Measurement[]): Measurement {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const middle = (name: keyof Measurement) =>
    runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const names = Object.keys(first) as (keyof Measurement)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Measurement;
}

function mapBoth(
  ownMeasurement: Measurement,
  other: Measurement,
  combine: (one: number, two: number) => number,
): Measurement {
  const names = Object.keys(ownMeasurement) as (keyof Measurement)[];
  return Object.fromEntries(
    names.map((name) => [name, combine(ownMeasurement[name] ?? Number.NaN, other[name] ?? Number.NaN)]),
  ) as unknown as Measurement;
}

function print(name: string, measured: Measurement): void {
  const figures = Object.entries(measured).map(([what, figure]) => `${what}: ${figure}`);
  console.log(`${name.padEnd(15)} ${figures.join(' · ')}`);
}
