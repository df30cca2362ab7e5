import type { SandboxContext } from '../../context.ts';
import { MASTODON_LIMITS } from '../../domain/mastodon/limits.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import type { PostMedia, StoredMedia } from '../../domain/post.ts';

/** Attaches files to a post. Each can be in one post only; of two posts at once one is refused. */
export async function attachMedia(
  { stores, now }: Pick<SandboxContext, 'stores' | 'now'>,
  accountId: string,
  ids: readonly string[],
  postId: string,
): Promise<PostMedia[]> {
  if (ids.length > MASTODON_LIMITS.files) throw mastodonFaults.tooManyFiles();
  const mediaItems = await Promise.all(ids.map((id) => stores.media.get(id)));
  const files = mediaItems.filter((file): file is StoredMedia => file !== null && isFree(file, accountId));
  if (files.length < ids.length) throw mastodonFaults.unknownMedia(without(ids, files));
  if (files.length > 1 && files.some(({ kind }) => kind === 'video')) throw mastodonFaults.mixed();
  if (files.some(({ fault, readyAt }) => fault !== null || readyAt > now()))
    throw mastodonFaults.processing();
  const attached: string[] = [];
  for (const { id } of files) {
    if (await stores.media.attach(id, postId)) attached.push(id);
    else {
      await Promise.all(attached.map((one) => stores.media.detach(one)));
      throw mastodonFaults.unknownMedia([id]);
    }
  }
  return files.map(({ id, kind, altText, focus = null, size = null }) => ({
    id,
    kind,
    altText,
    focus,
    size,
  }));
}

const isFree = ({ network, ownerId, attachedTo }: StoredMedia, accountId: string): boolean =>
  network === 'mastodon' && ownerId === accountId && !attachedTo;

const without = (ids: readonly string[], files: readonly StoredMedia[]): string[] =>
  ids.filter((id) => !files.some((file) => file.id === id));
