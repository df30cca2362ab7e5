import { slotKey } from '../domain/keys.ts';
import { hasSlot } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import type { PostStore } from '../stores/posts.ts';

interface Deps {
  readonly stores: { readonly posts: Pick<PostStore, 'freeSlots'> };
}

/**
 * Releases a posting slot that a publication has left. If that fails, the slot is later found abandoned
 * (`free-slots.ts`).
 */
export async function freeSlotOf({ stores }: Deps, before: Publication, after: Publication): Promise<void> {
  if (!hasSlot(before, before.dueAt) || hasSlot(after, before.dueAt)) return;
  const key = slotKey(before.workspaceId, before, before.dueAt);
  await stores.posts.freeSlots(before.postId, [key]).catch(() => undefined);
}
