import { readLine, wrongUsage } from '../../../deploy/command-line/read-line.ts';
import { linesOf } from '../../../deploy/command-line/table.ts';
import { readOptions } from '../options.ts';
import { openSurroundings } from '../system/surroundings.ts';
import { type Row, runPieces } from './run.ts';

const line = linesOf([18, 9, 9, 9, 9, 9]);
const USAGE = `npm run chaos:pieces -- [options]
  --only NAMES   pieces that come and go, separated by commas, such as mfe-composer,posts (all)
  --users N      users at work meanwhile (4)`;

const { values } = readLine(USAGE, {
  options: { only: { type: 'string' }, users: { type: 'string', default: '4' } },
});
const users = Number(values.users);
if (!Number.isInteger(users) || users < 1 || users > 50) wrongUsage(USAGE, '--users is 1 to 50.');
const around = await openSurroundings(readOptions(['--mode', 'distributed'], process.env));
try {
  const startedAt = performance.now();
  console.log(`${line('piece', 'requests', 'own', 'faults', 'longest', 'took')}  what was seen`);
  const printRow = (row: Row): void => {
    console.log(
      `${line(
        ...[row.piece, String(row.requests), String(row.ownFailures), String(row.faults.length)],
        ...[`${Math.round(row.longestMs)} ms`, `${(row.tookMs / 1000).toFixed(1)} s`],
      )}  ${row.seen.join(', ')}`,
    );
    for (const fault of row.faults.slice(0, 10)) console.log(`    ${fault}`);
  };
  const rows = await runPieces(around, { users, only: values.only?.split(',') ?? null, say: printRow });
  const sum = (pick: (row: Row) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  const faults = sum((row) => row.faults.length);
  console.log(
    `${rows.length - 1} pieces in ${Math.round((performance.now() - startedAt) / 1000)} s: ${sum((row) => row.requests)} requests, ` +
      `${sum((row) => row.ownFailures)} of what was away and said so, ${faults} faults`,
  );
  process.exitCode = faults > 0 ? 1 : 0;
} finally {
  await around.close();
}
