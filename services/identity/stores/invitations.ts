import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Invitation, InvitationStatus } from '../domain/invitation.ts';

interface InvitationRow extends Omit<Invitation, 'id'> {
  _id: string;
  hash: string;
  role: Role;
  acceptedBy?: string;
  /** When the row goes. */
  goneAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<InvitationRow>(
  {
    _id: String,
    hash: text,
    workspaceId: text,
    email: text,
    emailKey: text,
    status: text,
    role: { ...text, enum: ROLES },
    invitedBy: text,
    acceptedBy: String,
    mailedOnly: Boolean,
    sentAt: date,
    expiresAt: date,
    goneAt: date,
  },
  { versionKey: false, collection: 'invitations' },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ workspaceId: 1, emailKey: 1 }, { unique: true, partialFilterExpression: { status: 'open' } });
schema.index({ workspaceId: 1, status: 1, sentAt: -1 });
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
withOutbox(schema);

/** How long somebody with the link can see how the invitation ended. */
const KEPT_AFTER_END_MS = 30 * 24 * 3_600_000;
const expiryAfter = (end: Date): Date => new Date(end.getTime() + KEPT_AFTER_END_MS);

export interface InvitationStore {
  /** False when that address is invited into that workspace already. */
  create(invitation: Invitation, hash: string, events: readonly EventOf[]): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<Invitation | null>;
  findByHash(hash: string): Promise<Invitation | null>;
  /** The open ones, the newest first, `limit` at the most. */
  listOpen(workspaceId: string, limit: number): Promise<Invitation[]>;
  countOpen(workspaceId: string): Promise<number>;
  isInvited(workspaceId: string, emailKey: string): Promise<boolean>;
  /** From now on another secret opens it. False when it is not open any more. */
  resend(
    invitation: Pick<Invitation, 'id' | 'workspaceId' | 'invitedBy' | 'mailedOnly' | 'sentAt' | 'expiresAt'>,
    hash: string,
    events: readonly EventOf[],
  ): Promise<boolean>;
  /** False when it is not open any more. */
  end(id: string, status: 'declined' | 'revoked', now: Date, event: EventOf): Promise<boolean>;
  /** Whether that user now has it exclusively. */
  take(id: string, userId: string): Promise<boolean>;
  /** The user could not be made a member. */
  giveBack(id: string, userId: string): Promise<void>;
  /** The user is a member. */
  finish(id: string, userId: string): Promise<void>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createInvitationStore(connection: mongoose.Connection): InvitationStore {
  const model = connection.model<InvitationRow>('Invitation', schema);
  const open = { status: 'open' as const };
  const move = async (
    filter: { _id: string; acceptedBy?: string; status: InvitationStatus | { $in: InvitationStatus[] } },
    update: mongoose.UpdateQuery<InvitationRow>,
  ): Promise<boolean> => (await model.updateOne(filter, update)).modifiedCount === 1;

  return {
    create: ({ id, ...rest }, hash, events) =>
      insertOnce(model, { _id: id, hash, goneAt: expiryAfter(rest.expiresAt), ...rest, ...outboxOf(events) }),
    find: async (_id, workspaceId) => fromRow(await model.findOne({ _id, workspaceId }).lean()),
    findByHash: async (hash) => fromRow(await model.findOne({ hash }).lean()),
    async listOpen(workspaceId, limit) {
      const query = model.find({ workspaceId, ...open }).sort({ sentAt: -1 });
      return (await query.limit(limit).lean<InvitationRow[]>()).map(toInvitation);
    },
    countOpen: (workspaceId) => model.countDocuments({ workspaceId, ...open }),
    isInvited: async (workspaceId, emailKey) =>
      (await model.exists({ workspaceId, emailKey, ...open })) !== null,
    resend: ({ id, invitedBy, mailedOnly = false, sentAt, expiresAt }, hash, events) =>
      move(
        { _id: id, ...open },
        {
          $set: { hash, invitedBy, mailedOnly, sentAt, expiresAt, goneAt: expiryAfter(expiresAt) },
          ...appendToOutbox(...events),
        },
      ),
    end: (id, status, now, event) =>
      move({ _id: id, ...open }, { $set: { status, goneAt: expiryAfter(now) }, ...appendToOutbox(event) }),
    async take(id, userId) {
      if (await move({ _id: id, ...open }, { $set: { status: 'accepting', acceptedBy: userId } }))
        return true;
      return (await model.exists({ _id: id, status: 'accepting', acceptedBy: userId })) !== null;
    },
    async giveBack(id, userId) {
      await move({ _id: id, status: 'accepting', acceptedBy: userId }, { $set: open });
    },
    async finish(id, userId) {
      await move({ _id: id, status: 'accepting', acceptedBy: userId }, { $set: { status: 'accepted' } });
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const fromRow = (row: InvitationRow | null): Invitation | null => row && toInvitation(row);

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row._id,
  workspaceId: row.workspaceId,
  email: row.email,
  emailKey: row.emailKey,
  role: row.role,
  status: row.status,
  invitedBy: row.invitedBy,
  sentAt: row.sentAt,
  expiresAt: row.expiresAt,
  mailedOnly: row.mailedOnly ?? false,
});
