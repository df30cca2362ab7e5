import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { UNNAMED_WORKSPACE } from '@carillon/contracts/domain/workspace-name.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import { type Member, memberOf, type Workspace } from '../domain/workspace.ts';

interface WorkspaceRow {
  _id: string;
  name: string;
  /** The user whose personal workspace it is. */
  personalOf?: string;
  createdAt: Date;
  members: Member[];
  /** Left out where owners need not approve posts. */
  ownerApproval?: boolean;
  revision: number;
}

const memberSchema = new mongoose.Schema<Member>(
  {
    userId: { type: String, required: true },
    role: { type: String, required: true, enum: ROLES },
    joinedAt: { type: Date, required: true },
    enteredAt: Date,
  },
  { _id: false },
);

/** Includes its members, so one write can enforce rules about all of them. */
const schema = new mongoose.Schema<WorkspaceRow>(
  {
    _id: String,
    name: { type: String, required: true },
    personalOf: String,
    createdAt: { type: Date, required: true },
    members: { type: [memberSchema], required: true },
    ownerApproval: { type: Boolean, default: undefined },
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'workspaces' },
);
schema.index({ personalOf: 1 }, { unique: true, partialFilterExpression: { personalOf: { $exists: true } } });
schema.index({ 'members.userId': 1 });
withOutbox(schema);

/** The new state of a workspace and its events. Null to leave it unchanged. */
type Change = { readonly next: Workspace; readonly events: readonly EventOf[] } | null;

export interface Membership {
  readonly role: Role;
  /** Whether an owner there must approve posts. */
  readonly ownerApproval: boolean;
}

export interface WorkspaceStore {
  find(id: string): Promise<Workspace | null>;
  /** A user's membership. Null if they aren't a member, or joined after `since`. */
  findMembership(workspaceId: string, userId: string, since?: Date): Promise<Membership | null>;
  /** The user's workspaces, at most `limit`. */
  listOf(userId: string, limit: number): Promise<Workspace[]>;
  /** The workspace that the user entered last. Null if they haven't entered one of theirs. */
  lastEntered(userId: string): Promise<string | null>;
  noteEntered(id: string, userId: string, now: Date): Promise<void>;
  create(workspace: Workspace, now: Date, events: readonly EventOf[]): Promise<void>;
  /**
   * Changes a workspace, and decides again if somebody else was faster. Returns the changed workspace, or the
   * unchanged one if that was decided. Null if there is none.
   */
  change(id: string, decide: (workspace: Workspace) => Change): Promise<Workspace | null>;
  /** Nobody is a member any more, and it is gone. */
  remove(id: string): Promise<void>;
  /** The ID of the user's personal workspace, created without a name if it is missing. */
  ensurePersonal(userId: string, now: Date): Promise<string>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createWorkspaceStore(connection: mongoose.Connection): WorkspaceStore {
  const model = connection.model<WorkspaceRow>('Workspace', schema);
  const find = async (id: string): Promise<Workspace | null> => {
    const row = await model.findById(id).lean<WorkspaceRow>();
    return row && fromRow(row);
  };
  const personalOf = async (userId: string): Promise<string | undefined> =>
    (await model.findOne({ personalOf: userId }, { _id: 1 }).lean())?._id;

  return {
    find,
    async findMembership(id, userId, since) {
      const row = await model.findById(id, { members: 1, ownerApproval: 1 }).lean<WorkspaceRow>();
      const member = row && memberOf(row, userId);
      if (!member || (since && member.joinedAt > since)) return null;
      return { role: member.role, ownerApproval: row.ownerApproval === true };
    },
    async listOf(userId, limit) {
      const rows = await model.find({ 'members.userId': userId }).limit(limit).lean<WorkspaceRow[]>();
      return rows.map(fromRow);
    },
    async lastEntered(userId) {
      const rows = await model
        .find({ 'members.userId': userId }, { members: 1 })
        .lean<Pick<WorkspaceRow, '_id' | 'members'>[]>();
      const entered = rows.flatMap((row) => {
        const at = memberOf(row, userId)?.enteredAt;
        return at ? [{ id: row._id, at: at.getTime() }] : [];
      });
      return entered.toSorted((a, b) => b.at - a.at)[0]?.id ?? null;
    },
    async noteEntered(_id, userId, now) {
      const before = await find(_id);
      if (!before) return;
      const members = before.members.map((one) => (one.userId === userId ? { ...one, enteredAt: now } : one));
      // A change of the workspace at this moment wins: all that is lost is where the next login leads.
      await model.updateOne({ _id, revision: before.revision }, { $set: { members } });
    },
    async create({ id, personalOf: _, members, ...rest }, createdAt, events) {
      await insertOnce(model, { _id: id, ...rest, members: [...members], createdAt, ...outboxOf(events) });
    },
    async change(id, decide) {
      for (;;) {
        const before = await find(id);
        if (!before) return null;
        const change = decide(before);
        if (!change) return before;
        const { next, events } = change;
        const { modifiedCount } = await model.updateOne(
          { _id: id, revision: before.revision },
          {
            $set: {
              name: next.name,
              members: [...next.members],
              ownerApproval: next.ownerApproval,
              revision: before.revision + 1,
            },
            ...(next.personalOf === null && { $unset: { personalOf: '' } }),
            ...(events.length > 0 && appendToOutbox(...events)),
          },
        );
        if (modifiedCount === 1) return next;
      }
    },
    async remove(_id) {
      await model.deleteOne({ _id });
    },
    async ensurePersonal(userId, createdAt) {
      const personalId = await personalOf(userId);
      if (personalId) return personalId;
      const _id = randomUUID();
      const members = [{ userId, role: 'owner' as const, joinedAt: createdAt }];
      const row = { _id, name: UNNAMED_WORKSPACE, personalOf: userId, createdAt, members, revision: 0 };
      if (await insertOnce(model, row)) return _id;
      const other = await personalOf(userId);
      if (!other) throw new Error(`the personal workspace of ${userId} was neither made nor found`);
      return other;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const fromRow = ({ _id, personalOf, members, ownerApproval, ...row }: WorkspaceRow): Workspace => ({
  id: _id,
  name: row.name,
  personalOf: personalOf ?? null,
  revision: row.revision,
  ownerApproval: ownerApproval === true,
  members: members.map(({ userId, role, joinedAt, enteredAt }) => ({
    userId,
    role,
    joinedAt,
    ...(enteredAt && { enteredAt }),
  })),
});
