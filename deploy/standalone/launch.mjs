import { spawn } from 'node:child_process';
import path from 'node:path';
import { NODE, PIECES, prepare, ROOT } from './prepare.mjs';

// `npm start`: installs and builds what is missing, then runs Carillon on its own Node version. `--dev` also rebuilds
// and restarts whenever a source changes.
prepare();
const dev = process.argv.includes('--dev');
const children = [
  start(NODE, [
    ...(dev ? ['--watch'] : []),
    '--disable-warning=ExperimentalWarning',
    // For give-back-memory.ts.
    '--expose-gc',
    'deploy/standalone/main.ts',
  ]),
];
if (dev)
  for (const workspace of Object.values(PIECES))
    children.push(start('npm', ['run', 'watch', '-w', workspace, '--silent']));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
children[0].on('exit', (code, signal) => {
  for (const child of children) child.kill();
  process.exit(code ?? (signal ? 1 : 0));
});

function start(command, args) {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      // Sources are stripped of their types, and compiled, once.
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'node-compile'),
      // glibc would keep one pool of freed memory for each of a dozen threads.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
}
