import { spawn } from 'node:child_process';
import { NODE, prepare, ROOT } from '../standalone/prepare.mjs';

// `npm run start:distributed`: installs and builds what is missing, then runs every piece as a process of its own.
prepare();
const child = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', 'deploy/distributed/main.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
