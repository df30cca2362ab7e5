import type { MediaLibrary } from '../media/library.ts';
import type { RetentionStore } from '../stores/retention.ts';
import { type ChangeDeps, changePublication } from './change-publication.ts';

export interface DropDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly retention: RetentionStore };
  readonly media: MediaLibrary;
  /** How long files are kept after the end. */
  readonly retentionMs: number;
}

const BATCH = 100;

/**
 * Removes the files of what has ended long ago, or was deleted. A publication gives its files up first and loses them
 * after, so that whoever has it published again meanwhile keeps them, or is told.
 */
export async function dropFiles(deps: DropDeps): Promise<void> {
  const { publications, retention } = deps.stores;
  const before = new Date(deps.clock().getTime() - deps.retentionMs);
  for (const one of await retention.endedBefore(before, BATCH))
    await changePublication(deps, one, { type: 'drop-files' });

  for (const { id, postId, media } of await retention.leaving(BATCH)) {
    // Targets that take a file alike share it.
    const kept = (await publications.ofPost(postId)).filter(({ files }) => files === 'kept');
    const needed = new Set(kept.flatMap((one) => one.media.map(({ file }) => file)));
    await deps.media.removeFiles(
      postId,
      media.map(({ file }) => file).filter((file) => !needed.has(file)),
    );
    await retention.gone(id);
  }
}
