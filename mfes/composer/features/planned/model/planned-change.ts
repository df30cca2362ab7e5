import {
  PLATFORMS,
  type PlatformName,
  pageIdOf,
  platformById,
} from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { Connection } from '../../../lib/connections/connection.ts';
import { commentFor, finalText } from '../../../lib/edited-post.ts';

export type PlannedTarget = PlannedPost['targets'][number];
type Post = DraftContent['post'];

/** Whether a planned target is that page, account or profile, which may have been named by its id or without one. */
const isTarget = ({ platform, page_id, target_id }: PlannedTarget, of: PlatformName, id: string): boolean =>
  platform === of && (target_id ? target_id === id : page_id === pageIdOf(of, id));

/** The connections without the accounts whose target is out, on its way or failed: those can't be chosen. */
export const withoutLocked = (
  connections: readonly Connection[],
  targets: readonly PlannedTarget[],
): Connection[] =>
  connections
    .map((one) => ({
      ...one,
      targets: one.targets.filter(
        ({ id }) => !targets.some((target) => target.locked && isTarget(target, one.platform, id)),
      ),
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
  targets.filter((target) => {
    const { platform } = target;
    const connection = connections.find((one) => one.platform === platform);
    const isThere =
      connection?.connected && connection.targets.some(({ id }) => isTarget(target, platform, id));
    return !target.locked && !isThere;
  });

interface Edited {
  readonly connections: readonly Connection[];
  readonly targets: readonly PlannedTarget[];
  readonly before: Post;
  readonly post: Post;
}

/**
 * The targets that the post has after saving. Where the text of a network wasn't changed, each account keeps its own, which
 * may be another than its network's. Each target that the post has keeps the name that it has there.
 */
export function plannedEntries(
  chosen: readonly PlatformEntry[],
  left: readonly PlannedTarget[],
  { connections, targets, before, post }: Edited,
): PlatformEntry[] {
  const kept = left.map(
    ({ platform, page_id }): PlatformEntry => ({ platform_id: PLATFORMS[platform].id, page_id, content: '' }),
  );
  const isOf = ({ platform, page_id }: PlannedTarget, entry: PlatformEntry) =>
    PLATFORMS[platform].id === entry.platform_id && page_id === (entry.page_id ?? null);
  const meant = (entry: PlatformEntry): PlannedTarget | undefined => {
    const one = connections.find(({ platform }) => PLATFORMS[platform].id === entry.platform_id);
    const page = one?.targets.find(({ id }) => pageIdOf(one.platform, id) === (entry.page_id ?? null));
    return one && page && targets.find((target) => isTarget(target, one.platform, page.id));
  };
  const renamed = chosen
    .map((entry) => ({ ...entry, page_id: (meant(entry) ?? entry).page_id ?? null }))
    // What has no id means the first profile there is now, which need not be the one that stays in the post by that name.
    .filter((entry) => !left.some((target) => isOf(target, entry)));
  return [...renamed, ...kept].map((entry): PlatformEntry => {
    const platform = platformById(entry.platform_id)?.name;
    if (!platform || !before || !post) return entry;
    const own = targets.find((target) => isOf(target, entry));
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
