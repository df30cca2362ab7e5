import { PLATFORMS, pageIdOf, platformById } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { Connection } from '../../../lib/connections/connection.ts';
import { commentFor, finalText } from '../../../lib/edited-post.ts';

export type PlannedTarget = PlannedPost['targets'][number];
type Post = DraftContent['post'];
type Platformed = Pick<PlannedTarget, 'platform' | 'page_id'>;

const isSame = (a: Platformed, b: Platformed): boolean =>
  a.platform === b.platform && a.page_id === b.page_id;

/** The connections without the accounts whose target is out, on its way or failed: those can't be chosen. */
export const withoutLocked = (
  connections: readonly Connection[],
  targets: readonly PlannedTarget[],
): Connection[] =>
  connections
    .map((one) => ({
      ...one,
      targets: one.targets.filter(({ id }) => {
        const page_id = pageIdOf(one.platform, id);
        return !targets.some(
          (target) => target.locked && isSame(target, { platform: one.platform, page_id }),
        );
      }),
    }))
    .filter(
      ({ platform, targets: left }) =>
        left.length > 0 || !targets.some((one) => one.locked && one.platform === platform),
    );

/** Planned targets whose account can't be chosen now, such as of a lost connection: saving leaves them in the post. */
export const unreachable = (
  connections: readonly Connection[],
  targets: readonly PlannedTarget[],
): PlannedTarget[] =>
  targets.filter(({ locked, platform, page_id }) => {
    const connection = connections.find((one) => one.platform === platform);
    const isThere =
      connection?.connected && connection.targets.some(({ id }) => pageIdOf(platform, id) === page_id);
    return !locked && !isThere;
  });

/**
 * The targets that the post has after saving. Where the text of a network wasn't changed, each account keeps its own, which
 * may be another than its network's.
 */
export function plannedEntries(
  chosen: readonly PlatformEntry[],
  left: readonly PlannedTarget[],
  { targets, before, post }: { targets: readonly PlannedTarget[]; before: Post; post: Post },
): PlatformEntry[] {
  const kept = left.map(
    ({ platform, page_id }): PlatformEntry => ({ platform_id: PLATFORMS[platform].id, page_id, content: '' }),
  );
  const isOf = (entry: PlatformEntry) => (target: PlannedTarget) =>
    PLATFORMS[target.platform].id === entry.platform_id && target.page_id === (entry.page_id ?? null);
  return [...chosen, ...kept].map((entry): PlatformEntry => {
    const platform = platformById(entry.platform_id)?.name;
    if (!platform || !before || !post) return entry;
    const own = targets.find(isOf(entry));
    const content = finalText(post, platform);
    const comment = commentFor(post, platform);
    return {
      platform_id: entry.platform_id,
      page_id: entry.page_id ?? null,
      content: own && content === finalText(before, platform) ? own.content : content,
      first_comment: own && comment === commentFor(before, platform) ? own.first_comment : comment,
    };
  });
}

/** Planned targets that saving takes out of the post. */
export const takenOut = (
  entries: readonly PlatformEntry[],
  targets: readonly PlannedTarget[],
): PlannedTarget[] =>
  targets.filter(
    ({ locked, platform, page_id }) =>
      !locked &&
      !entries.some(
        (entry) => entry.platform_id === PLATFORMS[platform].id && (entry.page_id ?? null) === page_id,
      ),
  );

/** What the editor was shown of each target that can be changed. */
export const seenOf = (targets: readonly PlannedTarget[]): { id: string; version: string }[] =>
  targets.flatMap(({ publication_id: id, version }) => (version ? [{ id, version }] : []));

export const nameOf = ({ platform, target_name }: PlannedTarget): string =>
  `${PLATFORMS[platform].label} (${target_name})`;
