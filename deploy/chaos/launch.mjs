import { spawn } from 'node:child_process';
import { NODE, prepare, ROOT } from '../standalone/prepare.mjs';

// `npm run chaos -- [--runs N] …`: see README.md.
prepare({ pages: false });
const child = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', 'deploy/chaos/main.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
