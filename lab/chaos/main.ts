import { type Options, readOptions, USAGE } from './options.ts';
import { addUp, closingLine, complaint, faultsOf, runLine } from './report.ts';
import { removeTraces, run } from './run/run.ts';
import type { RunResult } from './run/run-result.ts';
import { openSurroundings } from './system/surroundings.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const options = explained(() => readOptions(args, process.env));
const around = options.mode === 'distributed' ? await openSurroundings(options).catch(refuse) : null;
if (around?.redis === false) console.log('Without Redis: there is no redis-server here.');
const results: RunResult[] = [];
let faultCount = 0;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.log('Stopping after this run.');
    stopping = true;
  });

for (let n = 0; n < options.runs && !stopping; n++) {
  const seed = options.seed + n;
  try {
    const result = await run(options, seed, around);
    results.push(result);
    console.log(runLine(n + 1, seed, result));
    const faults = faultsOf(result);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) console.log(`    data and logs: ${result.folder}`);
    else removeTraces(result);
  } catch (error) {
    faultCount++;
    console.log(`run ${n + 1} seed ${seed} broke:`, error);
  }
}
await around?.close();
const total = addUp(results);
console.log(closingLine(options, total));
const wrong = complaint(options, total, faultCount);
if (wrong) console.log(wrong.message);
process.exit(wrong?.exitCode ?? 0);

function explained(read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
