import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NODE, prepare, ROOT } from './prepare.mjs';

// `node deploy/standalone/run.mjs SCRIPT [ARGUMENTS]`: runs a script of this folder on a built checkout, on the Node
// that Carillon is made for.
const [script, ...rest] = process.argv.slice(2);
prepare({
  pages:
    !/store|pacts|load|keys|new|compose|kubernetes|docker|settings|metrics|migrate|fixtures|client|questions|services/.test(
      script,
    ),
});
const { status } = spawnSync(
  NODE,
  ['--disable-warning=ExperimentalWarning', path.join('deploy/standalone', script), ...rest],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
