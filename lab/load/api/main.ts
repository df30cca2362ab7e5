import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLine } from '../../../deploy/command-line/read-line.ts';
import { checkOutBeside } from '../beside.ts';
import type { Row } from './measure.ts';
import { measureHere } from './measure-here.ts';
import { type Before, tableLines } from './table-lines.ts';

// npm run bench:api: measures the whole cost of a call, from the gateway to the store, compared with bare Hono making
// the same calls to the same store in the same process.
const USAGE =
  'npm run bench:api -- [--connections 20] [--seconds 2] [--rounds 3] [--only TEXT] [--beside COMMIT]';
const { values } = readLine(USAGE, {
  options: {
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
  },
});
const { beside, only, ...runOptions } = values;
const length = {
  connections: Number(runOptions.connections),
  seconds: Number(runOptions.seconds),
  rounds: Number(runOptions.rounds),
};

const { connections, seconds, rounds } = length;
console.log(`${connections} connections, ${rounds} rounds of ${seconds} s for each, in turn`);
const before = beside ? await measureOther(beside) : undefined;
console.log(`\n${tableLines(await measureHere(length, only), before).join('\n')}`);

/** Another commit with this bench, in a process of its own. */
async function measureOther(commit: string): Promise<Before> {
  const other = await checkOutBeside(commit, import.meta.dirname);
  try {
    const script = path.join(other.folder, 'print-rows.ts');
    const optionsText = JSON.stringify({ ...length, only });
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...process.execArgv,
      script,
      optionsText,
    ]);
    return { commit, rows: JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as Row[] };
  } finally {
    await other.remove();
  }
}
