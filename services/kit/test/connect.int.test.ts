import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connectUnchecked } from '../store/connect.ts';
import { eventually } from './eventually.ts';

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
let line: Awaited<ReturnType<typeof openLine>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-connect-'));
  store = await startEmbeddedStore({ folder, listenOn: 'port', durable: false });
  line = await openLine(Number(new URL(store.uri).port));
});
afterEach(async () => {
  await line.close();
  await store.close();
  await rm(folder, { recursive: true });
});

test('a write on a store that has gone silent fails instead of waiting', async () => {
  // So short that a busy machine may need several tries before the line goes silent.
  const limits = { findMs: 300, silentMs: 300 };
  const connection = await eventually(() => connectUnchecked(line.uri, 'silent', limits));
  const rows = connection.collection<{ _id: string }>('rows');
  await eventually(() => rows.findOne({}));
  line.cut();
  await expect(rows.insertOne({ _id: 'b' })).rejects.toThrow();
  await connection.close(true);
});

test('a server that goes right when it is written to is found again, and no call waits for good', async () => {
  const sockets: Socket[] = [];
  const collect = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', collect);
  const connection = await connectUnchecked(`${line.uri}&minHeartbeatFrequencyMS=1`, 'gone', {
    findMs: 3_000,
    silentMs: 3_000,
  });
  unsubscribe('net.client.socket', collect);
  const rows = connection.collection<{ _id: string }>('rows');
  await rows.insertOne({ _id: 'a' });
  const [watching, calling] = sockets.filter((socket) => socket.remotePort === line.port);
  if (!watching || !calling) throw new Error('the driver has other connections than expected');
  line.cut();
  const unanswered = rows.insertOne({ _id: 'b' });
  const again = unanswered.catch(() => rows.insertOne({ _id: 'c' }));
  // The one ends in good order, the other by a reset before the driver hears of the first.
  const reset = once(watching, 'finish').then(() => calling.destroy(new Error('read ECONNRESET')));
  line.hangUp(watching.localPort);
  await reset;
  await expect(unanswered).rejects.toThrow('ECONNRESET');
  await expect(again).resolves.toMatchObject({ insertedId: 'c' });
  await connection.close(true);
});

/** A connection to a server that can go dead without either end noticing. */
async function openLine(port: number) {
  const sockets = new Set<Socket>();
  let dead = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => dead || to.write(bytes));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ownPort = (server.address() as AddressInfo).port;
  return {
    port: ownPort,
    uri: `mongodb://127.0.0.1:${ownPort}/?directConnection=true`,
    cut: () => {
      dead = true;
    },
    /** Ends one connection, by its client's port; the line is alive again. */
    hangUp: (from: number | undefined) => {
      dead = false;
      for (const socket of sockets) if (socket.remotePort === from) socket.end();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
