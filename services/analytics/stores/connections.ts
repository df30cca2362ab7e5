import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

/** The state of a workspace's connection to a network, as last returned by identity. */
export interface KnownConnection {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** `connected`: at least one account is. */
  readonly status: 'connected' | 'disconnected';
}

interface Row extends KnownConnection {
  readonly _id: string;
  /** How many changes of its connections were heard of. */
  readonly revision: number;
}

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
  ofWorkspace(workspaceId: string): Promise<KnownConnection[]>;
  /** How many changes were heard of. */
  changes(workspaceId: string, platform: PlatformName): Promise<number>;
  /** One more was heard of. @returns how many by then */
  noteChange(workspaceId: string, platform: PlatformName): Promise<number>;
  noteStatus(workspaceId: string, platform: PlatformName, status: KnownConnection['status']): Promise<void>;
  ready(): Promise<unknown>;
}

const rowId = (workspaceId: string, platform: PlatformName): string => `${workspaceId} ${platform}`;

export function createConnectionStore(connection: mongoose.Connection): ConnectionStore {
  const model = connection.model<Row>('Connection', schema);
  return {
    ofWorkspace: (workspaceId) =>
      model.find({ workspaceId }, { _id: 0, revision: 0 }).lean<KnownConnection[]>(),
    changes: async (workspaceId, platform) =>
      (await model.findById(rowId(workspaceId, platform)).lean<Row>())?.revision ?? 0,
    async noteChange(workspaceId, platform) {
      const _id = rowId(workspaceId, platform);
      const change = {
        $inc: { revision: 1 },
        $setOnInsert: { workspaceId, platform, status: 'disconnected' as const },
      };
      const options = { upsert: true, returnDocument: 'after' } as const;
      const row = await despiteConflicts(() => model.findOneAndUpdate({ _id }, change, options).lean<Row>());
      return row?.revision ?? 0;
    },
    async noteStatus(workspaceId, platform, status) {
      const _id = rowId(workspaceId, platform);
      await despiteConflicts(() => model.updateOne({ _id }, { $set: { status } }));
    },
    ready: () => makeIndexes(model),
  };
}
