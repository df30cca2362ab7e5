import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  store = await startEmbeddedStore({ folder: path.join(folder, 'store'), durable: false });
});
afterEach(async () => {
  await store.close().catch(() => undefined);
  await rm(folder, { recursive: true });
});

/** The sandbox as operators run it, on free ports. */
async function startProcess() {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], {
    env: {
      PORT: '0',
      OPS_PORT: '0',
      HOST: '127.0.0.1',
      MONGODB_URI: store.uri,
      SANDBOX_URL: 'http://networks.example/sandbox',
      SANDBOX_KEY: Buffer.alloc(32, 3).toString('base64'),
      SANDBOX_MEDIA_FOLDER: path.join(folder, 'media'),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { port, opsPort } = JSON.parse(line);
    const get = (of: number) => (where: string) => fetch(`http://127.0.0.1:${of}${where}`);
    if (port) return { site: get(port), ops: get(opsPort), end: () => child.kill('SIGTERM') && exit };
  }
  throw new Error(`it ended with ${await exit}`);
}

test('operators see that it lives, whether it can work, and what it does, apart from what users see', async () => {
  const { site, ops, end } = await startProcess();
  try {
    expect((await ops('/healthz')).status).toBe(200);
    expect((await ops('/readyz')).status).toBe(200);
    expect((await site('/sandbox')).status).toBe(200);
    const metricsText = await (await ops('/metrics')).text();
    expect(metricsText).toContain(
      'carillon_request_seconds_count{service="sandbox",operation="all",status="200"} 1',
    );
    for (const opsPath of ['/healthz', '/readyz', '/metrics']) expect((await site(opsPath)).status).toBe(404);

    await store.close();
    const unready = await ops('/readyz');
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: 'not ready', failing: ['store'] },
    ]);
  } finally {
    expect(await end()).toEqual([0, null]);
  }
});
