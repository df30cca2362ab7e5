import type { Change } from '../domain/change.ts';
import { nextNotification } from '../domain/next-notification.ts';
import type { Notices } from '../notices/open-notices.ts';
import type { NotificationStore } from '../stores/notifications.ts';
import type { Lists } from './lists.ts';

export interface ApplyDeps {
  readonly stores: { readonly notifications: NotificationStore };
  readonly lists: Pick<Lists, 'signals' | 'trimming'>;
  readonly notices: Pick<Notices, 'mailAt'>;
}

/** More than there are ever writers of one subject at once. */
const MAX_ATTEMPTS = 20;

/** Stores a change's effect on its notification. A repeated or older change has no effect. */
export async function applyChange(deps: ApplyDeps, change: Change): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    const outcome = await applyOnce(deps, change);
    if (outcome === 'overtaken') continue;
    if (outcome === 'written') {
      deps.lists.signals.changed(change.workspaceId);
      deps.lists.trimming.touch(change.workspaceId);
    }
    return;
  }
  throw new Error(`a change of ${change.subject} was overtaken ${MAX_ATTEMPTS} times`);
}

async function applyOnce(
  { stores: { notifications }, notices }: ApplyDeps,
  change: Change,
): Promise<'unchanged' | 'written' | 'overtaken'> {
  const { workspaceId, subject, kind, platform, targetIds } = change;
  const current = await notifications.find(workspaceId, subject);
  const result = nextNotification(current, change);
  if (!result) return 'unchanged';
  // A lost connection has one notification, and none for each publication that waits for it.
  const covered =
    kind === 'waiting_for_connection' &&
    platform !== null &&
    (await notifications.isLost(workspaceId, { platform, targetIds }));
  const next = covered ? { ...result.notification, shown: false } : result.notification;
  return (await notifications.write(current, next, result.isNew, notices.mailAt(next)))
    ? 'written'
    : 'overtaken';
}
