import type { Log } from '@carillon/kit/log.ts';
import type { Publication } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { RetentionStore } from '../stores/retention.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { attempt } from './attempt.ts';

export interface DropDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly retention: RetentionStore };
  readonly media: MediaLibrary;
  readonly log: Log;
  /** How long files are kept after the end. */
  readonly retentionMs: number;
}

const BATCH = 100;

/**
 * Removes the files of what has ended long ago, or was deleted. A publication gives its files up first and loses them
 * after, so that whoever has it published again meanwhile keeps them, or is told.
 */
export async function dropFiles(deps: DropDeps): Promise<void> {
  const { retention } = deps.stores;
  const before = new Date(deps.clock().getTime() - deps.retentionMs);
  for (const one of await retention.endedBefore(before, BATCH))
    await attempt(deps.log, { publicationId: one.id }, () =>
      changePublication(deps, one, { type: 'drop-files' }),
    );
  for (const one of await retention.leaving(BATCH))
    await attempt(deps.log, { publicationId: one.id }, () => remove(deps, one));
}

async function remove({ stores, media }: DropDeps, publication: Publication): Promise<void> {
  const { id, postId } = publication;
  // Targets that take a file alike share it.
  const kept = (await stores.publications.ofPost(postId)).filter(({ files }) => files === 'kept');
  const needed = new Set(kept.flatMap((one) => one.media.map(({ file }) => file)));
  const own = publication.media.map(({ file }) => file);
  await media.removeFiles(
    postId,
    own.filter((file) => !needed.has(file)),
  );
  await stores.retention.gone(id);
}
