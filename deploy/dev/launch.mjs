import { spawn } from 'node:child_process';
import path from 'node:path';
import { NODE, prepare, ROOT, stop } from '../standalone/prepare.mjs';

// `npm run dev -w PIECE`, `npm test -w PIECE`: works on one piece, on the Node that Carillon is made for. Nothing but that
// piece is built.
const [what = 'dev'] = process.argv.slice(2);
const piece = path.relative(ROOT, process.cwd()).replaceAll(path.sep, '/');
const script =
  what === 'test' ? 'test.ts' : { mfes: 'mfe/main.ts', services: 'service/main.ts' }[piece.split('/')[0]];
if (!script) stop('Say which piece: npm run dev -w mfes/NAME, or -w services/NAME.');
prepare({ pages: false });
const child = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', path.join('deploy/dev', script), piece, ...process.argv.slice(3)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
