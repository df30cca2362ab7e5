import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Membership, Workspace, WorkspaceWithMembers } from '../domain/workspace.ts';

interface WorkspaceRow {
  _id: string;
  name: string;
  /** The user whose personal workspace it is. */
  personalOf?: string;
  createdAt: Date;
}

interface MembershipRow {
  _id: string;
  workspaceId: string;
  userId: string;
  role: Role;
}

const workspaceSchema = new mongoose.Schema<WorkspaceRow>(
  {
    _id: String,
    name: { type: String, required: true },
    personalOf: String,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'workspaces' },
);
workspaceSchema.index(
  { personalOf: 1 },
  { unique: true, partialFilterExpression: { personalOf: { $exists: true } } },
);

const membershipSchema = new mongoose.Schema<MembershipRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    userId: { type: String, required: true },
    role: { type: String, required: true, enum: ROLES },
  },
  { versionKey: false, collection: 'memberships' },
);
membershipSchema.index({ userId: 1 });
membershipSchema.index({ workspaceId: 1 });

export interface WorkspaceStore {
  find(id: string): Promise<Workspace | null>;
  membership(workspaceId: string, userId: string): Promise<Membership | null>;
  /** Those that the user is a member of, `most` at the most. */
  listOf(userId: string, most: number): Promise<WorkspaceWithMembers[]>;
  /** The user is a member no more. */
  leave(id: string, userId: string): Promise<void>;
  /** Nobody is a member any more, and it is gone. */
  remove(id: string): Promise<void>;
  /** The id of the user's personal workspace, made with its membership where either is missing. */
  ensurePersonal(user: { readonly id: string; readonly name: string }, now: Date): Promise<string>;
  /** Calls the user's personal workspace so, unless it was called something else meanwhile. */
  renamePersonal(userId: string, names: { readonly from: string; readonly to: string }): Promise<void>;
  ready(): Promise<unknown>;
}

/** Being the document's own id, it makes sure that there is one for a workspace and user. */
const membershipId = (workspaceId: string, userId: string): string => `${workspaceId}:${userId}`;

export function createWorkspaceStore(connection: mongoose.Connection): WorkspaceStore {
  const workspaces = connection.model<WorkspaceRow>('Workspace', workspaceSchema);
  const memberships = connection.model<MembershipRow>('Membership', membershipSchema);

  const personalOf = async (userId: string): Promise<string | undefined> =>
    (await workspaces.findOne({ personalOf: userId }, { _id: 1 }).lean())?._id;

  const personal = async (userId: string, name: string, createdAt: Date): Promise<string> => {
    const there = await personalOf(userId);
    if (there) return there;
    const _id = randomUUID();
    if (await insertOnce(workspaces, { _id, name, personalOf: userId, createdAt })) return _id;
    const other = await personalOf(userId);
    if (!other) throw new Error(`the personal workspace of ${userId} was neither made nor found`);
    return other;
  };

  return {
    async find(id) {
      const row = await workspaces.findById(id).lean();
      return row && { id: row._id, name: row.name };
    },
    async membership(workspaceId, userId) {
      const row = await memberships.findById(membershipId(workspaceId, userId)).lean();
      return row && { workspaceId, userId, role: row.role };
    },
    async listOf(userId, most) {
      const own = await memberships.find({ userId }).limit(most).lean<MembershipRow[]>();
      const ids = { $in: own.map(({ workspaceId }) => workspaceId) };
      const [rows, members] = await Promise.all([
        workspaces.find({ _id: ids }).lean<WorkspaceRow[]>(),
        memberships.find({ workspaceId: ids }).lean<MembershipRow[]>(),
      ]);
      return rows.map(({ _id: id, name }) => ({
        ...{ id, name },
        members: members
          .filter(({ workspaceId }) => workspaceId === id)
          .map(({ userId, role }) => ({ userId, role })),
      }));
    },
    async leave(id, userId) {
      await workspaces.updateOne({ _id: id, personalOf: userId }, { $unset: { personalOf: '' } });
      await memberships.deleteOne({ _id: membershipId(id, userId) });
    },
    async remove(id) {
      await memberships.deleteMany({ workspaceId: id });
      await workspaces.deleteOne({ _id: id });
    },
    async ensurePersonal({ id: userId, name }, now) {
      const workspaceId = await personal(userId, name, now);
      const _id = membershipId(workspaceId, userId);
      await insertOnce(memberships, { _id, workspaceId, userId, role: 'owner' });
      return workspaceId;
    },
    async renamePersonal(personalOf, { from, to }) {
      await workspaces.updateOne({ personalOf, name: from }, { $set: { name: to } });
    },
    ready: () => Promise.all([makeIndexes(workspaces), makeIndexes(memberships)]),
  };
}
