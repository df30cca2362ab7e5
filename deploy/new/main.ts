import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rememberInstalled } from '../standalone/prepare.mjs';
import { newMfe } from './new-mfe.ts';
import { newNetwork } from './new-network.ts';
import { newService } from './new-service.ts';
import { NotMade } from './not-made.ts';

// `npm run new -- KIND NAME`: makes a part of Carillon that builds, is tested and is found by the others.
const ROOT = path.resolve(import.meta.dirname, '../..');

/** Each makes its files in the checkout, and gives what to do next. */
const KINDS: Readonly<Record<string, (root: string, name: string) => string[] | Promise<string[]>>> = {
  mfe: newMfe,
  network: newNetwork,
  service: newService,
};

/** These don't create a workspace, so nothing has to be installed. */
const WITHOUT_PACKAGE = new Set(['network']);

const USAGE = Object.keys(KINDS).map((kind) => `npm run new -- ${kind} NAME`);

const [kind = '', name = ''] = process.argv.slice(2);
const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
if (!make || !name) stop(USAGE);

try {
  const next = await make(ROOT, name);
  // The lock file names every workspace.
  const { status } = WITHOUT_PACKAGE.has(kind)
    ? { status: 0 }
    : spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (status !== 0) stop(['The files are there, but "npm install" failed: run it again.']);
  rememberInstalled();
  // The chart's list of pieces follows from what is there.
  const chart = path.join(ROOT, 'deploy/kubernetes/main.ts');
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', chart], { stdio: 'ignore' });
  for (const line of next) console.log(line);
} catch (error) {
  if (!(error instanceof NotMade)) throw error;
  stop([error.message]);
}

function stop(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
