import type { getUser } from '../../http/identity/get-user.ts';
import type { ReplyOf } from '../../operation.ts';

/** The owner of a workspace, who is logged in. */
export const owner = (id: string, workspace: string): ReplyOf<typeof getUser> => ({
  ...{ id, name: 'ada', email: 'ada@example.com', timezone: 'UTC' },
  workspace: { id: workspace, name: 'ada', role: 'owner' },
});
