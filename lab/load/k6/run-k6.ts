import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { credentialsOf, type User } from './users.ts';

export interface Run {
  readonly k6: string;
  readonly name: string;
  readonly base: string;
  readonly users: readonly User[];
  readonly browsers: number;
  readonly seconds: number;
  /** For files of this run. */
  readonly folder: string;
}

export interface Step {
  readonly name: string;
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Limits that it did not keep. */
  readonly missed: readonly string[];
}

export interface Result {
  readonly steps: readonly Step[];
  readonly errors: number;
  readonly isKept: boolean;
}

/** k6's own code for a limit that was not kept. */
const LIMITS_MISSED = 99;

/** Runs a script to its end. @throws Error when k6 itself fails */
export async function runK6({ k6, name, base, users, browsers, seconds, folder }: Run): Promise<Result> {
  const [usersFile, summaryFile] = ['users.json', 'summary.json'].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  await writeFile(usersFile, JSON.stringify(users.map(credentialsOf)), { mode: 0o600 });
  const settings = {
    BASE: base,
    USERS: usersFile,
    SUMMARY: summaryFile,
    BROWSERS: browsers,
    SECONDS: seconds,
  };
  const envArgs = Object.entries(settings).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const script = path.join(import.meta.dirname, 'scripts', `${name}.js`);
  const child = spawn(k6, ['run', '--quiet', '--no-usage-report', '--no-color', ...envArgs, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 && code !== LIMITS_MISSED) throw new Error(`k6 ended with ${code}`);
  return read(JSON.parse(await readFile(summaryFile, 'utf8')), code === 0);
}

interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}

interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

function read({ metrics }: Summary, isKept: boolean): Result {
  const inOrder = Object.entries(metrics).sort(([a], [b]) => a.localeCompare(b));
  const steps = inOrder.flatMap(([name, metric]) => (name.startsWith('step_') ? stepOf(name, metric) : []));
  return { steps, errors: metrics.errors?.values.count ?? 0, isKept };
}

const stepOf = (name: string, { values, thresholds = {} }: Metric): Step => ({
  name: name.slice('step_00_'.length).replaceAll('_', ' '),
  count: values.count ?? 0,
  p50: values.med ?? Number.NaN,
  p95: values['p(95)'] ?? Number.NaN,
  p99: values['p(99)'] ?? Number.NaN,
  missed: Object.entries(thresholds).flatMap(([limit, { ok }]) => (ok ? [] : limit)),
});
