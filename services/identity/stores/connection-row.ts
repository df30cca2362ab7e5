import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { withOutbox } from '@carillon/kit/outbox/outbox.ts';
import mongoose from 'mongoose';
import type { Account, Connection, SealedGrant, SealedTarget } from '../domain/connection.ts';

/** one document for a workspace and network, over all times of connecting: its outbox keeps their order. */
export interface ConnectionRow {
  _id: string;
  workspaceId: string;
  platform: PlatformName;
  status: 'connected' | 'lost' | 'disconnected';
  account: Account | null;
  grant: SealedGrant | null;
  targets: SealedTarget[];
  reason: string | null;
  revision: number;
  /** Its workspace is about to be deleted: nobody may use it meanwhile. */
  suspended?: boolean;
  /** Until then nobody else asks the network for a newer grant. */
  renewingUntil: Date | null;
}

const text = { type: String, required: true };
const textOrNull = { type: String, default: null };
const account = new mongoose.Schema({ id: text, name: text, picture: textOrNull }, { _id: false, id: false });
const grant = new mongoose.Schema(
  {
    accessToken: text,
    server: String,
    proofKey: String,
    refreshToken: textOrNull,
    expiresAt: { type: Date, default: null },
    scopes: [String],
  },
  { _id: false },
);
const target = new mongoose.Schema(
  { id: text, name: text, picture: textOrNull, accessToken: textOrNull },
  { _id: false, id: false },
);

export const connectionSchema = new mongoose.Schema<ConnectionRow>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    status: text,
    account: { type: account, default: null },
    grant: { type: grant, default: null },
    targets: [target],
    reason: textOrNull,
    revision: { type: Number, required: true },
    suspended: Boolean,
    renewingUntil: { type: Date, default: null },
  },
  { versionKey: false, collection: 'connections' },
);
connectionSchema.index({ 'account.id': 1 });
withOutbox(connectionSchema);

/** Being the document's own id, it makes sure that there is one for a workspace and network. */
export const rowId = (workspaceId: string, platform: PlatformName): string => `${workspaceId}:${platform}`;

export function toConnection(row: ConnectionRow | null): Connection | null {
  if (!row?.account) return null;
  const { workspaceId, platform, account, grant, targets, revision } = row;
  if (row.status === 'connected' && grant)
    return { status: 'connected', workspaceId, platform, account, grant, targets, revision };
  if (row.status === 'lost')
    return { status: 'lost', workspaceId, platform, account, reason: row.reason ?? '' };
  return null;
}
