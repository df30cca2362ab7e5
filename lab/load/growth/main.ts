import { loadavg } from 'node:os';
import { readLine, wrongUsage } from '../../../deploy/command-line/read-line.ts';
import { seed } from '../api/seed.ts';
import { addPublications } from './add-publications.ts';
import { measureCalls, measureDispatch, type Side } from './measure.ts';
import { openGrowing } from './open-growing.ts';
import { printGrowth, printIndexes, type Size } from './print-growth.ts';

// npm run bench:growth: what users wait for while other workspaces' publications become a thousand times as many.
const USAGE =
  'npm run bench:growth -- [--sizes 1000,10000,100000,1000000] [--workspaces 10000] [--calls 500] [--due 100] [--rounds 4]';
const { values } = readLine(USAGE, {
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    workspaces: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '500' },
    due: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '4' },
  },
});
const [workspaces, calls, due, rounds] = [values.workspaces, values.calls, values.due, values.rounds].map(
  Number,
) as [number, number, number, number];
const steps = values.sizes.split(',').map(Number);
const [least] = steps;
if (!least) wrongUsage(USAGE);

const closing = new AsyncDisposableStack();
const open = async (name: string): Promise<Side> => {
  const growing = await openGrowing(name);
  closing.defer(() => growing.close());
  const seeded = await seed(growing.app(), 1);
  await addPublications(growing, seeded.busy, { from: 0, to: least, workspaces });
  return { growing, seeded };
};
try {
  const small = await open('small');
  const large = await open('large');
  const { growing, seeded } = large;

  const sizes: Size[] = [];
  let storedCount = least;
  for (const size of steps) {
    const startedAt = performance.now();
    await addPublications(growing, seeded.busy, { from: storedCount, to: size, workspaces });
    const addedInMs = performance.now() - startedAt;
    const added = size - storedCount;
    storedCount = size;
    const afterCrashMs = await growing.restart('as after a crash');
    const startMs = await growing.restart();
    const calledOn = await measureCalls({ small, large }, calls);
    const dispatched = await measureDispatch({ small, large }, { due, rounds });
    sizes.push({
      publications: size,
      added,
      addedInMs,
      startMs,
      afterCrashMs,
      space: await growing.space(),
      memoryBytes: process.memoryUsage.rss(),
      load: loadavg()[0] ?? 0,
      calls: { ...calledOn, 'publish what is due: lateness': dispatched },
    });
    printGrowth(sizes);
  }
  printIndexes(sizes);
} finally {
  await closing.disposeAsync();
}
