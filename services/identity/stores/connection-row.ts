import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { reasonIn } from '@carillon/kit/store/reason-columns.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';
import mongoose from 'mongoose';
import type { Account, Connection, SealedGrant, SealedTarget } from '../domain/connection.ts';
import { textOfLoss } from '../domain/sentences.ts';

/** One document for a workspace and account, over all times of connecting: its outbox keeps their order. */
export interface ConnectionRow {
  /** By `connectionIdOf`, which makes sure that there is one for a workspace and account. */
  _id: string;
  workspaceId: string;
  platform: PlatformName;
  server: string | null;
  status: 'connected' | 'lost' | 'disconnected';
  account: Account | null;
  /** Rows from before servers had limits have none. */
  limits?: ServerLimits | null;
  grant: SealedGrant | null;
  targets: SealedTarget[];
  reason: string | null;
  reasonText?: Text | undefined;
  revision: number;
  /** Accounts of a network are listed in this order; null, which comes first, for one from before this was noted. */
  connectedAt: Date | null;
  /** Its workspace is about to be deleted: nobody may use it meanwhile. */
  suspended?: boolean;
  /** Until then nobody else asks the network for a newer grant. */
  renewingUntil: Date | null;
  /** When the network last gave a newer grant; null, or absent in rows from before this was noted, for the one of connecting. */
  renewedAt?: Date | null;
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
    server: textOrNull,
    status: text,
    account: { type: account, default: null },
    limits: { type: mongoose.Schema.Types.Mixed, default: null },
    grant: { type: grant, default: null },
    targets: [target],
    reason: textOrNull,
    reasonText: { type: mongoose.Schema.Types.Mixed, default: undefined },
    revision: { type: Number, required: true },
    connectedAt: { type: Date, default: null },
    suspended: Boolean,
    renewingUntil: { type: Date, default: null },
    renewedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'connections' },
);
connectionSchema.index({ 'account.id': 1 });
connectionSchema.index({ workspaceId: 1 });
connectionSchema.index({ server: 1 });
withOutbox(connectionSchema);

export function toConnection(row: ConnectionRow | null): Connection | null {
  if (!row?.account) return null;
  const { _id: id, workspaceId, platform, server, account, grant, targets, revision } = row;
  const serverFields = { server: server ?? null, limits: row.limits ?? null };
  const base = { id, workspaceId, platform, ...serverFields, account, targets, revision };
  if (row.status === 'connected' && grant)
    return { ...base, status: 'connected', grant, renewedAt: row.renewedAt ?? null };
  if (row.status === 'lost') return { ...base, status: 'lost', reason: reasonOf(row) };
  return null;
}

/** Rows from before its message was stored have English alone. */
function reasonOf({ platform, reason, reasonText }: ConnectionRow): string | Text {
  const stored = reasonIn({ reason, reasonText }) ?? '';
  return typeof stored === 'string' ? (textOfLoss(platform, stored) ?? stored) : stored;
}

/** The first connected first. */
export const inOrder = (rows: readonly ConnectionRow[]): ConnectionRow[] =>
  rows.toSorted((a, b) => since(a) - since(b) || (a._id < b._id ? -1 : 1));

const since = ({ connectedAt }: ConnectionRow): number => connectedAt?.getTime() ?? 0;
