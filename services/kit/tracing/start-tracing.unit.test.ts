import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { startTracing } from './start-tracing.ts';
import { inSpan, isTraced } from './tracing.ts';

const NAMES = [
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_BSP_MAX_QUEUE_SIZE'],
  ...['OTEL_BSP_SCHEDULE_DELAY', 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE'],
];
afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

const SPANS = 5_000;
const QUEUE = 100;

async function work(): Promise<number> {
  let done = 0;
  for (let n = 0; n < SPANS; n++)
    await inSpan(
      () => ({ name: 'work', kind: 'INTERNAL' }),
      () => void done++,
    );
  return done;
}

const traceTo = (port: number, more: Record<string, string> = {}) => {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '1',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '50',
    OTEL_BSP_MAX_QUEUE_SIZE: String(QUEUE),
    ...more,
  });
  return startTracing('test', process.env);
};

test('a hanging collector doesn’t delay work, and stores no more spans than the queue allows', async () => {
  const gate = Promise.withResolvers<void>();
  let sentCount = 0;
  const collector = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    sentCount += text.split('"name":"work"').length - 1;
    await gate.promise;
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tracing = await traceTo((collector.address() as AddressInfo).port);
  expect([isTraced(), await work()]).toEqual([true, SPANS]);
  gate.resolve();
  await tracing.close();
  expect(sentCount).toBeGreaterThan(0);
  // The spans on their way when the queue fills, and the queue itself.
  expect(sentCount).toBeLessThanOrEqual(3 * QUEUE);
  collector.closeAllConnections();
  collector.close();
});

test('an unreachable collector doesn’t delay work', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  await once(nobody, 'close');
  const tracing = await traceTo(port, { OTEL_EXPORTER_OTLP_TIMEOUT: '200' });
  expect(await work()).toBe(SPANS);
  await tracing.close();
  expect(isTraced()).toBe(false);
});
