import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';

// `npm test -w PIECE [-- PATTERN]`: the tests of one piece that need no server, and how long they took.
const [piece = '', pattern = ''] = process.argv.slice(2);
const startedAt = performance.now();
const jest = ['--experimental-vm-modules', '--no-warnings', path.join(ROOT, 'node_modules/jest/bin/jest.js')];
const kinds = ['--selectProjects', 'unit', 'ui', 'int'];
const { status } = spawnSync(
  process.execPath,
  [...jest, ...kinds, '--testPathPatterns', `/${piece}/.*${pattern}`],
  { cwd: ROOT, stdio: 'inherit' },
);
console.log(`The tests of ${piece} took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
process.exitCode = status ?? 1;
