import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { OauthState } from '../domain/oauth-state.ts';

interface StateRow {
  _id: string;
  userId: string;
  workspaceId: string;
  sessionId: string;
  platform: PlatformName;
  connectionId?: string | null;
  server?: string | null;
  verifier?: string | null;
  expiresAt: Date;
}

const schema = new mongoose.Schema<StateRow>(
  {
    _id: String,
    userId: { type: String, required: true },
    workspaceId: { type: String, required: true },
    sessionId: { type: String, required: true },
    platform: { type: String, required: true },
    connectionId: { type: String, default: null },
    server: { type: String, default: null },
    verifier: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'oauth_states' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface OauthStateStore {
  create(state: OauthState): Promise<void>;
  /** Takes a state out, so that of two who bring it only one gets it. */
  consume(hash: string): Promise<OauthState | null>;
  /** Whether a browser is on its way to that server. */
  isServerUsed(place: { readonly platform: PlatformName; readonly server: string }): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createOauthStateStore(connection: mongoose.Connection): OauthStateStore {
  const model = connection.model<StateRow>('OauthState', schema);
  return {
    async create({ hash, ...rest }) {
      await model.create({ _id: hash, ...rest });
    },
    async consume(hash) {
      const row = await model.findOneAndDelete({ _id: hash }).lean();
      if (!row) return null;
      const { userId, workspaceId, sessionId, platform, expiresAt } = row;
      const { connectionId = null, server = null, verifier = null } = row;
      return { hash, userId, workspaceId, sessionId, platform, connectionId, server, verifier, expiresAt };
    },
    isServerUsed: async ({ platform, server }) => (await model.exists({ platform, server })) !== null,
    ready: () => makeIndexes(model),
  };
}
