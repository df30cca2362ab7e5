import { type Options, readOptions } from './options.ts';
import { addUp, closingLine, complaint, faultsOf, runLine } from './report.ts';
import { type RunResult, removeTraces, run } from './run/run.ts';
import { startBroker } from './system/broker.ts';

const options = explained(() => readOptions(process.argv.slice(2)));
const broker = options.mode === 'distributed' ? await startBroker() : null;
const results: RunResult[] = [];
let broken = 0;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.log('Stopping after this run.');
    stopping = true;
  });

for (let n = 0; n < options.runs && !stopping; n++) {
  const seed = options.seed + n;
  try {
    const result = await run(options, seed, broker);
    results.push(result);
    console.log(runLine(n + 1, seed, result));
    const faults = faultsOf(result);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) console.log(`    data and logs: ${result.folder}`);
    else removeTraces(result);
  } catch (error) {
    broken++;
    console.log(`run ${n + 1} seed ${seed} broke:`, error);
  }
}
await broker?.close();
const total = addUp(results);
console.log(closingLine(options, total));
const wrong = complaint(options, total, broken);
if (wrong) console.log(wrong);
process.exit(wrong === null ? 0 : 1);

function explained(read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
