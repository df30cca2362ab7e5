import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { folderOf, readServices } from '@carillon/kit/service/read-services.ts';
import { readLine, wrongUsage } from '../command-line/read-line.ts';
import { mfeNames } from '../pieces/mfes.ts';

// `npm run images:test -- REGISTRY/PREFIX TAG`: starts every image that `npm run images` built, read-only and without any
// right. A micro-frontend must become ready; a service without settings must say which it needs, and end with 2.
const USAGE = 'npm run images:test -- REGISTRY/PREFIX TAG';
const CONFINED = [
  ...['--read-only', '--tmpfs', '/tmp', '--user', '65532', '--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges', '--network', 'host'],
];
/** How often a micro-frontend is asked whether it is ready, and how long a pause is in between, in milliseconds. */
const LOOKS = 100;
const PAUSE_MS = 100;

const { positionals } = readLine(USAGE, { allowPositionals: true });
const [prefix = '', tag = '', ...more] = positionals;
if (!prefix || !tag || more.length > 0) wrongUsage(USAGE);
const { processes } = await readServices();
const services = [...new Set(processes.map(({ service }) => folderOf(service).split('/').at(-1) ?? ''))];
const faults: string[] = [];
for (const name of services) report(name, checkService(`${prefix}/${name}:${tag}`));
for (const [index, name] of mfeNames().entries())
  report(`mfe-${name}`, await checkMfe(`${prefix}/mfe-${name}:${tag}`, 18_100 + 2 * index));
if (faults.length > 0) process.exitCode = 1;

function report(name: string, fault: string | null): void {
  if (fault !== null) faults.push(name);
  console.log(`${name}: ${fault ?? 'good'}`);
}

/** Returns the image's fault; null for none. */
function checkService(image: string): string | null {
  const { status, stdout, stderr } = spawnSync('docker', ['run', '--rm', ...CONFINED, image], {
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`;
  if (status === 2 && output.includes('These settings need to be put right')) return null;
  return `ended with ${status}: ${output}`;
}

/** Returns the image's fault, or null. It listens on two ports of this machine, `port` and the next. */
async function checkMfe(image: string, port: number): Promise<string | null> {
  const ports = { PORT: port, OPS_PORT: port + 1, HOST: '127.0.0.1', OPS_HOST: '127.0.0.1' };
  const env = Object.entries(ports).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const id = docker('run', '--detach', ...CONFINED, ...env, image);
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await statusOf(`http://127.0.0.1:${port + 1}/readyz`)) === 200) {
        const status = await statusOf(`http://127.0.0.1:${port}/manifest.json`);
        return status === 200 ? null : `answers ${status} to manifest.json`;
      }
      await wait(PAUSE_MS);
    }
    return `is not ready: ${spawnSync('docker', ['logs', id], { encoding: 'utf8' }).stdout}`;
  } finally {
    docker('rm', '--force', id);
  }
}

/** Null while nobody answers. */
async function statusOf(url: string): Promise<number | null> {
  return fetch(url).then(
    ({ status }) => status,
    () => null,
  );
}

function docker(...args: string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8' }).trim();
}
