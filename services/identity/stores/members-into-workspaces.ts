import type { Migration } from '@carillon/kit/store/store-format.ts';

interface OldMembership {
  _id: string;
  workspaceId: string;
  userId: string;
  role: string;
}

interface OldWorkspace {
  _id: string;
  createdAt: Date;
  members?: unknown[];
}

/** Members were documents of their own. */
export const membersIntoWorkspaces: Migration = {
  to: 2,
  what: 'workspaces have their members',
  async run(database) {
    const memberships = database.collection<OldMembership>('memberships');
    const workspaces = database.collection<OldWorkspace>('workspaces');
    for await (const { _id, createdAt } of workspaces.find({ members: { $exists: false } })) {
      const rows = await memberships.find({ workspaceId: _id }).toArray();
      const members = rows.map(({ userId, role }) => ({ userId, role, joinedAt: createdAt }));
      await workspaces.updateOne({ _id }, { $set: { members, revision: 0, outbox: [] } });
    }
    await memberships.drop();
  },
};
