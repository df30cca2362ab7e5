import { readLine } from '../../../deploy/command-line/read-line.ts';
import { seed } from '../api/seed.ts';
import { addPublications } from './add-publications.ts';
import { measureCalls, measureDispatch } from './measure.ts';
import { openGrowing } from './open-growing.ts';
import { printGrowth, type Size } from './print-growth.ts';

// npm run bench:growth: what users wait for while other workspaces' publications become a thousand times as many.
const USAGE =
  'npm run bench:growth -- [--sizes 1000,100000,1000000] [--workspaces 10000] [--calls 500] [--due 200]';
const { values } = readLine(USAGE, {
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    workspaces: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '500' },
    due: { type: 'string', default: '200' },
  },
});
const [workspaces, calls, due] = [values.workspaces, values.calls, values.due].map(Number) as [
  number,
  number,
  number,
];

const growing = await openGrowing();
try {
  const seeded = await seed(growing.app(), 1);
  const sizes: Size[] = [];
  let stored = 0;
  for (const size of values.sizes.split(',').map(Number)) {
    const began = performance.now();
    await addPublications(growing, seeded.busy, { from: stored, to: size, workspaces });
    const addedInMs = performance.now() - began;
    stored = size;
    const startMs = await growing.restart();
    sizes.push({
      publications: size,
      addedInMs,
      startMs,
      disk: await growing.sizeOnDisk(),
      times: {
        ...(await measureCalls(growing.app(), seeded, calls)),
        'publish what is due: lateness': await measureDispatch(growing, seeded, due),
      },
    });
    console.log(`${size} publications: added in ${(addedInMs / 1000).toFixed(0)} s, measured`);
  }
  printGrowth(sizes);
} finally {
  await growing.close();
}
