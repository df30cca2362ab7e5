import { openBare } from './bare-app.ts';
import { openDriver } from './driver.ts';
import { type Length, measure, type Row } from './measure.ts';
import { openApp } from './open-app.ts';
import { hotOperations } from './operations.ts';
import { seed } from './seed.ts';

/** Measures the operations of this checkout whose names have a text in them. */
export async function measureHere(length: Length, only: string): Promise<Row[]> {
  const closing = new AsyncDisposableStack();
  try {
    const app = await openApp();
    closing.defer(() => app.close());
    const seeded = await seed(app, length.connections);
    const bare = await openBare(app, seeded);
    closing.defer(() => bare.close());
    const driver = openDriver();
    closing.defer(() => driver.close());
    const operations = hotOperations(seeded).filter(({ name }) => name.includes(only));
    const sides = { carillon: `${app.url}/api`, bare: `http://127.0.0.1:${bare.port}` };
    return await measure(driver, operations, sides, length);
  } finally {
    await closing.disposeAsync();
  }
}
