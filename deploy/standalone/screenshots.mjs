import { spawnSync } from 'node:child_process';
import { NODE, prepare, ROOT } from './prepare.mjs';

// `npm run screenshots`: every page, at two widths, light and dark, into screenshots/.
prepare();
const { status } = spawnSync(
  NODE,
  ['--disable-warning=ExperimentalWarning', 'deploy/standalone/take-screenshots.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
