import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLine, wrongUsage } from '../../../deploy/command-line/read-line.ts';
import { startApp } from '../../../deploy/processes/app-process.ts';
import { freePort } from '../../../deploy/processes/ports.ts';
import { installK6 } from './install-k6.ts';
import type { Load } from './load.ts';
import { LOADS } from './loads.ts';
import { printSteps } from './print-steps.ts';
import { runK6 } from './run-k6.ts';
import { STREAMS, streams } from './streams.ts';
import { makeUsers } from './users.ts';

// npm run load -- NAME [--url URL] [--browsers N] [--seconds N]: what users experience when many come at once,
// measured by k6; exits with 1 if a limit is exceeded.
const LIMIT = 10_000;
const all = { ...LOADS, streams: STREAMS };
const USAGE = [
  'npm run load -- NAME [--url URL] [--browsers N] [--seconds N]',
  ...Object.entries(all).map(
    ([one, { summary, browsers, seconds }]) =>
      `  ${one.padEnd(9)} ${summary} (${browsers} browsers, ${seconds} s)`,
  ),
].join('\n');
const { values, positionals } = readLine(USAGE, {
  allowPositionals: true,
  options: { url: { type: 'string' }, browsers: { type: 'string' }, seconds: { type: 'string' } },
});
const [name = '', ...more] = positionals;
const knownLoad: Load | undefined = Object.hasOwn(all, name) ? all[name as keyof typeof all] : undefined;
const load = knownLoad && more.length === 0 ? knownLoad : wrongUsage(USAGE);
process.exitCode = (await run(load).catch(reportError)) ? 0 : 1;

async function run(load: Load): Promise<boolean> {
  const browsers = whole('browsers', values.browsers, load.browsers);
  const seconds = whole('seconds', values.seconds, load.seconds);
  const isStreams = load === STREAMS;
  const k6 = isStreams ? '' : installK6();
  const closing = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'carillon-load-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const app = values.url ? null : await startOwnApp(folder);
    if (app) closing.defer(async () => void (await app.stop()));
    const base = new URL(values.url ?? app?.url ?? '').origin;
    console.log(`${name} at ${base}: ${browsers} browsers for ${seconds} s`);
    if (isStreams) return await streams({ base, browsers, seconds, pid: app?.pid ?? null });
    const users = await makeUsers(base, load.users);
    const end = await load.begin?.(users);
    const result = await runK6({ k6, name, base, users, browsers, seconds, folder });
    printSteps(result, seconds);
    const meanwhile = await end?.();
    if (meanwhile) console.log(meanwhile.summary);
    return result.isKept && (meanwhile?.ok ?? true);
  } finally {
    await closing.disposeAsync();
  }
}

/** A standalone Carillon of this run alone, without limits of rate. */
async function startOwnApp(folder: string) {
  return startApp({
    dataFolder: path.join(folder, 'data'),
    port: await freePort(),
    env: { RATE_STRICT: '1000000', RATE_COSTLY: '1000000', RATE_NORMAL: '1000000', LOG_LEVEL: 'error' },
  });
}

function whole(option: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (Number.isInteger(value) && value > 0 && value <= LIMIT) return value;
  return wrongUsage(USAGE, `--${option} must be a whole number from 1 to ${LIMIT}.`);
}

function reportError(error: unknown): false {
  console.error(error instanceof Error ? error.message : error);
  return false;
}
