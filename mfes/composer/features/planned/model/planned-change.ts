import { PLATFORMS, type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PlannedPost } from '@carillon/contracts/http/posts/planned-post.ts';
import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { NetworkConnection } from '@carillon/sdk/index.ts';
import { isolateText } from '@carillon/sdk/index.ts';
import { commentFor, finalText } from '../../../lib/edited-post.ts';
import { optionsFor } from '../../../lib/post-options.ts';

export type PlannedTarget = PlannedPost['targets'][number];
type Post = DraftContent['post'];

/** The page, account or profile; earlier versions named it by its page alone. */
const idOf = ({ target_id, page_id }: PlannedTarget): string | null => target_id ?? page_id;

const isTarget = (target: PlannedTarget, of: PlatformName, id: string): boolean =>
  target.platform === of && idOf(target) === id;

/** The connections without the accounts whose target is out, on its way or failed: those can't be chosen. */
export const withoutLocked = (
  connections: readonly NetworkConnection[],
  targets: readonly PlannedTarget[],
): NetworkConnection[] =>
  connections
    .map((one) => ({
      ...one,
      targets: one.targets.filter(
        ({ id }) => !targets.some((target) => target.locked && isTarget(target, one.platform, id)),
      ),
    }))
    .filter(
      ({ platform, targets: remainingTargets }) =>
        remainingTargets.length > 0 || !targets.some((one) => one.locked && one.platform === platform),
    );

/**
 * Scheduled targets whose account can't be selected now, for example because its connection is lost: saving keeps
 * them in the post.
 */
export const unreachable = (
  connections: readonly NetworkConnection[],
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
  readonly targets: readonly PlannedTarget[];
  readonly before: Post;
  readonly post: Post;
}

/**
 * The targets that the post has after saving. Where the text of a network wasn't changed, each account keeps its own, which
 * may be another than its network's.
 */
export function plannedEntries(
  chosenEntries: readonly PlatformEntry[],
  remainingTargets: readonly PlannedTarget[],
  { targets, before, post }: Edited,
): PlatformEntry[] {
  const keptEntries = remainingTargets.map(
    (target): PlatformEntry => ({
      platform_id: PLATFORMS[target.platform].id,
      page_id: idOf(target),
      content: '',
    }),
  );
  return [...chosenEntries, ...keptEntries].map((entry): PlatformEntry => {
    const platform = platformById(entry.platform_id)?.name;
    if (!platform || !before || !post) return entry;
    const ownTarget = targets.find((target) => isOf(target, entry));
    const content = finalText(post, platform);
    const comment = commentFor(post, platform);
    return {
      platform_id: entry.platform_id,
      page_id: entry.page_id ?? null,
      content: ownTarget && content === finalText(before, platform) ? ownTarget.content : content,
      first_comment:
        ownTarget && comment === commentFor(before, platform) ? ownTarget.first_comment : comment,
      ...optionsChange(platform, { own: ownTarget, before, post }),
    };
  });
}

/** Returns the change of an account's options. Empty if the account keeps the ones it has. */
function optionsChange(
  platform: PlatformName,
  {
    own,
    before,
    post,
  }: { own: PlannedTarget | undefined; before: NonNullable<Post>; post: NonNullable<Post> },
): Pick<PlatformEntry, 'options'> {
  const options = optionsFor(post, platform);
  const isSame = JSON.stringify(options) === JSON.stringify(optionsFor(before, platform));
  return (own && isSame) || (!own && !options) ? {} : { options: { ...options } };
}

const isOf = (target: PlannedTarget, { platform_id, page_id }: PlatformEntry): boolean =>
  PLATFORMS[target.platform].id === platform_id && idOf(target) === page_id;

/** Planned targets that saving takes out of the post. */
export const findRemovedTargets = (
  entries: readonly PlatformEntry[],
  targets: readonly PlannedTarget[],
): PlannedTarget[] =>
  targets.filter((target) => !target.locked && !entries.some((entry) => isOf(target, entry)));

/** Returns the versions of the changeable targets that the editor was shown. */
export const versionsSeen = (targets: readonly PlannedTarget[]): { id: string; version: string }[] =>
  targets.flatMap(({ publication_id: id, version }) => (version ? [{ id, version }] : []));

export const nameOf = ({ platform, target_name }: PlannedTarget): string =>
  `${PLATFORMS[platform].label} (${isolateText(target_name)})`;
