import type { EventOf } from '@carillon/contracts/event.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { User } from '../domain/user.ts';
import { memberOf } from '../domain/workspace.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { MAX_LISTED } from './what-goes.ts';

interface Closing {
  readonly user: Pick<User, 'id' | 'name'>;
  /** When a closed account is deleted; null for one that is open again. */
  readonly deleteAt: Date | null;
}

/** Creates the events that report to the other members of a user's workspaces that the account is closed, or open again. */
export async function closingEvents(
  workspaces: Pick<WorkspaceStore, 'listOf'>,
  { user: { id, name }, deleteAt }: Closing,
  now: Date,
): Promise<EventOf[]> {
  const shared = (await workspaces.listOf(id, MAX_LISTED)).filter(({ members }) => members.length > 1);
  const change = deleteAt ? ('closed' as const) : ('reopened' as const);
  return shared.map((workspace) => {
    const role = memberOf(workspace, id)?.role ?? null;
    const data = { workspace_id: workspace.id, member_id: id, name, actor_id: id, change };
    const roles = { role, previous_role: role };
    return makeEvent(
      memberChanged,
      { ...data, ...roles, ...(deleteAt && { delete_at: deleteAt.toISOString() }) },
      now,
    );
  });
}
