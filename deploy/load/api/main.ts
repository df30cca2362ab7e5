import { readLine } from '../../command-line/read-line.ts';
import { openBare } from './bare-app.ts';
import { openDriver } from './driver.ts';
import { measure } from './measure.ts';
import { openApp } from './open-app.ts';
import { hotOperations } from './operations.ts';
import { printTable } from './print-table.ts';
import { seed } from './seed.ts';

// npm run bench:api: what the whole way of a call costs, from
// the gateway to the store, beside bare Hono with the same calls to the same store in the same process.
const USAGE = 'npm run bench:api -- [--connections 20] [--seconds 2] [--rounds 3] [--only TEXT]';
const { values } = readLine(USAGE, {
  options: {
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const [connections, seconds, rounds] = [values.connections, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
];

const closing = new AsyncDisposableStack();
try {
  const app = await openApp();
  closing.defer(() => app.close());
  const seeded = await seed(app, connections);
  const bare = await openBare(app, seeded);
  closing.defer(() => bare.close());
  const driver = openDriver();
  closing.defer(() => driver.close());
  const operations = hotOperations(seeded).filter(({ name }) => name.includes(values.only));
  const sides = { carillon: `${app.url}/api`, bare: `http://127.0.0.1:${bare.port}` };
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s for each, in turn`);
  printTable(await measure(driver, operations, sides, { connections, seconds, rounds }));
} finally {
  await closing.disposeAsync();
}
