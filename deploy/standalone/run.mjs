import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NODE, prepare, ROOT } from './prepare.mjs';

// `node deploy/standalone/run.mjs [--pages] SCRIPT [ARGUMENTS]`: runs a script of this folder on the Node that Carillon is
// made for, and with `--pages` on a checkout whose pages are built: whatever opens the whole of Carillon needs them.
const args = process.argv.slice(2);
const pages = args[0] === '--pages';
const [script, ...rest] = pages ? args.slice(1) : args;
prepare({ pages });
const { status } = spawnSync(
  NODE,
  ['--disable-warning=ExperimentalWarning', path.join('deploy/standalone', script), ...rest],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
