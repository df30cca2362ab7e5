import type { SandboxContext } from '../../context.ts';
import type { Status } from './find-status.ts';

/** Deletes a post or a reply. Its files go too, or can be used again. What replies to it stays. */
export async function deleteStatus(
  { stores, room }: Pick<SandboxContext, 'stores' | 'room'>,
  status: Status,
  withMedia: boolean,
): Promise<void> {
  await (status.post ? stores.posts.remove(status.id) : stores.replies.remove(status.id));
  if (status.post) await room.forPost(-1);
  for (const { id } of status.media) {
    if (!withMedia) await stores.media.detach(id);
    else {
      const bytes = (await stores.media.get(id))?.bytes ?? 0;
      await stores.media.remove(id);
      await stores.files.remove(id);
      await room.forMedia(-bytes);
    }
  }
}
