import os from 'node:os';
import { type Document, serialize } from 'bson';
import { badValue, CommandError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/compile.ts';
import { type Command, namespaceOf, reading, writing } from './command.ts';
import { checkIndex } from './indexes.ts';

/** Replies like MongoDB 7.0; without setName and session timeout a driver sends no sessions and no retryable writes. */
const hello = reading(() => ({
  // `isMaster`'s name for isWritablePrimary.
  ismaster: true,
  isWritablePrimary: true,
  helloOk: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
}));

const CREATE_OPTIONS = new Set(['create', 'idIndex', '$db', '$readPreference', 'comment', 'writeConcern']);

const nothing = reading(() => ({}));

export const ADMIN: Readonly<Record<string, Command>> = {
  hello,
  ping: nothing,
  endSessions: nothing,
  buildInfo: reading(() => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    maxBsonObjectSize: 16 * 1024 * 1024,
  })),
  hostInfo: reading(() => ({
    system: {
      currentTime: new Date(),
      hostname: os.hostname(),
      memSizeMB: Math.floor(os.totalmem() / 2 ** 20),
      numCores: os.availableParallelism(),
      cpuArch: os.machine(),
    },
    os: { type: os.type(), name: os.version(), version: os.release() },
    extra: {},
  })),
  connectionStatus: reading(() => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } })),
  create: writing((command, { storage }) => {
    for (const [option, value] of Object.entries(command))
      if (value && !CREATE_OPTIONS.has(option)) throw unsupported(`create with ${option}`);
    if (command.idIndex) checkIdIndex(command.idIndex);
    const namespace = namespaceOf(command);
    if (storage.find(namespace)) throw new CommandError(48, `Collection ${namespace} already exists.`);
    storage.ensure(namespace);
    return {};
  }),
  drop: writing((command, { storage }) => {
    const collection = storage.find(namespaceOf(command));
    if (!collection) throw new CommandError(26, 'ns not found');
    storage.drop(collection);
    return { ns: collection.namespace };
  }),
  dropDatabase: writing((command, { storage }) => {
    for (const collection of storage.collections())
      if (collection.namespace.startsWith(`${command.$db}.`)) storage.drop(collection);
    return { dropped: command.$db };
  }),
  listCollections: reading((command, { storage, cursors }) => {
    const prefix = `${command.$db}.`;
    const matches = compileFilter(command.filter ?? {});
    const collections = storage
      .collections()
      .filter(({ namespace }) => namespace.startsWith(prefix))
      .map(
        ({ namespace }): Document => ({
          name: namespace.slice(prefix.length),
          type: 'collection',
          options: {},
          info: { readOnly: false },
          idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
        }),
      )
      .filter(matches);
    const batch = cursors.start(
      `${prefix}$cmd.listCollections`,
      collections.map((one) => serialize(one)),
    );
    return { batch, field: 'firstBatch' };
  }),
  listDatabases: reading((_, { storage }) => {
    const names = new Set(storage.collections().map(({ namespace }) => namespace.split('.')[0]));
    return { databases: [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false })), totalSize: 0 };
  }),
};

/** mongorestore describes the index that every collection has; another one can't be had. */
function checkIdIndex(index: Document): void {
  const { key } = checkIndex(index);
  if (Object.keys(key).join() !== '_id' || key._id !== 1)
    throw badValue('the key of idIndex must be { _id: 1 }');
}
