import path from 'node:path';
import { launch } from '../processes/launch.mjs';
import { NODE, prepare, ROOT, stop } from '../standalone/prepare.mjs';

// `npm run dev -w PIECE`, `npm test -w PIECE`: works on one piece, on the Node that Carillon is made for.
const [what = 'dev', ...rest] = process.argv.slice(2);
const piece = path.relative(ROOT, process.cwd()).replaceAll(path.sep, '/');
/** A micro-frontend is built alone; a service needs the pages that it is seen by. */
const RUNS = {
  mfes: { script: 'deploy/dev/mfe/main.ts', given: [piece], pages: false },
  services: { script: 'deploy/distributed/main.ts', given: ['--watch', piece], pages: true },
};
const run =
  what === 'test'
    ? { script: 'deploy/dev/test.ts', given: [piece], pages: false }
    : RUNS[piece.split('/')[0]];
if (!run) stop('Say which piece: npm run dev -w mfes/NAME, or -w services/NAME.');
prepare({ pages: run.pages });
launch(NODE, run.script, [...run.given, ...rest]);
