import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Document, deserialize, serialize } from 'bson';

/** Databases that grow. */
const GROWING = /_(posts|analytics)$/;
/** Updated by a pipeline, which mongo-java-server does not know. */
const NOT_THERE = 'targets';
/** The size of a message's header and flags, and of the kind of its command section. */
const BEFORE_COMMAND = 21;

export interface SplitStore {
  readonly uri: string;
  close(): void;
}

/**
 * One address for two servers: commands on what grows go to the second, all others to the first, with `hello`, by which a
 * worker reads the store's clock and which mongo-java-server does not know.
 */
export async function splitStore(first: string, second: string): Promise<SplitStore> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const [toFirst, toSecond] = [socketTo(first), socketTo(second)];
    const all = [client, toFirst, toSecond];
    for (const socket of all) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const one of all) one.destroy();
        sockets.delete(socket);
      });
    }
    toFirst.pipe(client);
    toSecond.pipe(client);
    let rest: Buffer = Buffer.alloc(0);
    client.on('data', (bytes: Buffer) => {
      rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
      for (;;) {
        const size = rest.length < 4 ? Number.POSITIVE_INFINITY : rest.readInt32LE(0);
        if (rest.length < size) return;
        const message = rest.subarray(0, size);
        rest = rest.subarray(size);
        const command = commandOf(message);
        if (!isOfGrowing(command)) toFirst.write(message);
        else toSecond.write(command?.createIndexes ? withoutUniquePartial(message, command) : message);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const OP_MSG = 2013;

function commandOf(message: Buffer): Document | null {
  if (message.readInt32LE(12) !== OP_MSG) return null;
  const size = message.readInt32LE(BEFORE_COMMAND);
  return deserialize(message.subarray(BEFORE_COMMAND, BEFORE_COMMAND + size));
}

function isOfGrowing(command: Document | null): boolean {
  if (!command) return false;
  const [name, collection] = Object.entries(command)[0] ?? [];
  const of = name === 'getMore' ? command.collection : collection;
  return name !== 'hello' && GROWING.test(String(command.$db)) && of !== NOT_THERE;
}

/** mongo-java-server has each document in a partial index, so that most would be duplicates. */
function withoutUniquePartial(message: Buffer, command: Document): Buffer {
  const indexes = (command.indexes as Document[]).map(({ unique, ...rest }) =>
    rest.partialFilterExpression || unique === undefined ? rest : { ...rest, unique },
  );
  const changed = Buffer.concat([message.subarray(0, BEFORE_COMMAND), serialize({ ...command, indexes })]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
}

function socketTo(uri: string): Socket {
  const { hostname, port } = new URL(uri);
  return connect(Number(port), hostname).setNoDelay();
}
