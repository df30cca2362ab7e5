import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { CommandContext } from './commands/command.ts';
import { createFailPoints } from './commands/fail-points.ts';
import { type Client, runCommand } from './commands/run.ts';
import { Cursors } from './cursors.ts';
import { removeExpired } from './expiry.ts';
import { serveConnection } from './protocol/connection.ts';
import { type Durability, openDatabase } from './storage/open-database.ts';
import { Storage } from './storage/storage.ts';
import { Writer } from './storage/writer.ts';

const TIDY_INTERVAL_MS = 30_000;

/** Where to listen: a Unix socket's path, or a port on loopback. */
export type Address = { readonly socketPath: string } | { readonly port: number };

export interface StoreServer {
  readonly uri: string;
  close(): Promise<void>;
}

export interface ServerOptions extends Durability {
  /** Whether clients may make commands fail; for tests. */
  readonly failPoints?: boolean;
}

/** Opens the folder and serves it. Blocks its thread while it works: run it in a worker. */
export async function startServer(
  folder: string,
  address: Address,
  { failPoints = false, durable = true }: ServerOptions = {},
): Promise<StoreServer> {
  const { database, close } = openDatabase(folder, { durable });
  const storage = new Storage(database);
  const context: CommandContext = {
    storage,
    writer: new Writer(storage),
    cursors: new Cursors(),
    ...(failPoints && { failPoints: createFailPoints() }),
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const client: Client = {};
    serveConnection(socket, (command) => runCommand(command, context, client));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if ('port' in address) return server.listen(address.port, '127.0.0.1', resolve);
    // The folder's lock is ours, so a socket that is still there belongs to nobody.
    if (existsSync(address.socketPath)) rmSync(address.socketPath);
    server.listen(address.socketPath, () => {
      chmodSync(address.socketPath, 0o600);
      resolve();
    });
  });
  const closing = new AbortController();
  let removing: Promise<void> | null = null;
  const tidying = setInterval(() => {
    context.cursors.dropIdle();
    removing ??= removeExpired(context, Date.now(), closing.signal)
      // Rows that could not be removed now will be tried again.
      .catch(() => undefined)
      .finally(() => {
        removing = null;
      });
  }, TIDY_INTERVAL_MS);
  return {
    uri: uriOf(address, server.address()),
    async close() {
      clearInterval(tidying);
      closing.abort();
      await removing;
      await context.writer.settled();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      close();
    },
  };
}

function uriOf(address: Address, bound: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if ('socketPath' in address) return `mongodb://${encodeURIComponent(address.socketPath)}/`;
  const port = typeof bound === 'object' && bound ? bound.port : address.port;
  return `mongodb://127.0.0.1:${port}/`;
}
