import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

/** How a workspace stands with a network, by the last event that was heard. */
export interface KnownConnection {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly status: 'connected' | 'disconnected' | 'lost';
  readonly revision: number;
}

type Row = KnownConnection & { readonly _id: string };

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    status: text,
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'connections' },
);
schema.index({ workspaceId: 1 });

export interface ConnectionStore {
  find(workspaceId: string, platform: PlatformName): Promise<KnownConnection | null>;
  ofWorkspace(workspaceId: string): Promise<KnownConnection[]>;
  /** Unless a later one is known. */
  note(connection: KnownConnection): Promise<void>;
  ready(): Promise<unknown>;
}

const rowId = (workspaceId: string, platform: PlatformName): string => `${workspaceId} ${platform}`;

export function createConnectionStore(connection: mongoose.Connection): ConnectionStore {
  const model = connection.model<Row>('Connection', schema);
  return {
    find: (workspaceId, platform) =>
      model.findById(rowId(workspaceId, platform), { _id: 0 }).lean<KnownConnection>(),
    ofWorkspace: (workspaceId) => model.find({ workspaceId }, { _id: 0 }).lean<KnownConnection[]>(),
    async note({ workspaceId, platform, status, revision }) {
      const filter = { _id: rowId(workspaceId, platform), revision: { $lt: revision } };
      const change = { $set: { status, revision }, $setOnInsert: { workspaceId, platform } };
      try {
        await despiteConflicts(() => model.updateOne(filter, change, { upsert: true }));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    ready: () => makeIndexes(model),
  };
}
