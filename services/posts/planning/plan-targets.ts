import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkLimits, PostOptions } from '@carillon/contracts/networks/network.ts';
import { sentence, type Text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { checkContent } from '../domain/check-content.ts';
import type { Checked, Entry } from '../domain/check-entries.ts';
import { atPositions } from '../domain/error-positions.ts';
import { tooLongTagged } from '../domain/outgoing-text.ts';
import { type PlannedState, planOf } from '../domain/planned-change.ts';
import type { Due, Post, PostTarget } from '../domain/post.ts';
import type { MediaFile, PlannedTags, Publication } from '../domain/publication.ts';
import type { KeepDeps } from '../library/keep-media.ts';
import { nameMedia } from '../library/name-media.ts';
import { prepareMedia } from '../library/prepare-media.ts';
import { withVideoFacts } from '../library/with-video-facts.ts';
import { alignWithListed, isFor } from './align-with-listed.ts';
import type { CheckedTarget } from './check-targets.ts';
import { planLimits } from './plan-limits.ts';
import { type LinkDeps, planLinkTags } from './plan-link-tags.ts';
import { readDueTime } from './read-due-time.ts';

interface Deps extends Omit<KeepDeps, 'stores'> {
  readonly stores: KeepDeps['stores'] & LinkDeps['stores'];
  readonly identity: ServiceClient;
}

/** The requested state of a planned post. Fields left out stay as each target has them. */
export interface PlanRequest {
  readonly workspaceId: string;
  readonly userId: string;
  readonly platforms: Checked;
  readonly mediaIds: readonly string[] | undefined;
  readonly localTime: string | undefined;
  readonly timezone: string | undefined;
  /** Null for the workspace's rule. */
  readonly linkTracking: boolean | null | undefined;
}

interface PlannedRequest {
  readonly post: Post;
  /** Publications that are on the list and not canceled. */
  readonly listed: readonly Publication[];
  /** The targets that can be changed. */
  readonly open: readonly Publication[];
}

export interface PlannedTargets {
  /** By publication ID; a changeable one without an entry is removed. */
  readonly kept: ReadonlyMap<string, PlannedState>;
  readonly added: readonly PostTarget[];
  readonly linkTracking: boolean | null;
  /** Whether the request names the target of a publication. */
  names(publication: Publication): boolean;
}

/**
 * Checks a change of a scheduled post, and returns the new state of each target.
 * @throws AppError `validation_failed`, `not_connected`, `quota_full`
 */
export async function planTargets(
  deps: Deps,
  request: PlanRequest,
  of: PlannedRequest,
): Promise<PlannedTargets> {
  const { platforms, mediaIds, workspaceId, userId } = request;
  if (!platforms.ok) throw invalid(platforms.errors);
  const { post, listed, open } = of;
  const asker = { workspaceId, createdBy: userId };
  const { entries: namedEntries, checked } = await alignWithListed(
    deps.identity,
    asker,
    platforms.entries,
    listed,
  );
  const matches = namedEntries.map((entry) => listed.find((one) => isFor(one, entry)));
  const positions = [...namedEntries.keys()].filter((n) => !matches[n] || open.includes(matches[n]));
  const entries = namedEntries.filter((_, n) => positions.includes(n));
  const before = entries.map((entry) => open.find((one) => isFor(one, entry)));
  const fresh = entries.filter((_, n) => !before[n]);

  const items = await withVideoFacts(
    deps.media,
    await nameMedia(deps, workspaceId, mediaIds ?? (fresh.length > 0 ? sharedMedia(open) : [])),
  );
  const limits = await planLimits(deps.identity, asker, { entries, before, checked });
  const whole = entries.map((entry, n) => ({ ...entry, options: optionsOf(entry, before[n]) }));
  const errors = checkContent(
    whole,
    (_, n) => {
      const earlier = mediaIds ? undefined : before[n];
      return earlier?.media ?? items;
    },
    (n) => limits[n] as NetworkLimits,
  );
  if (Object.keys(errors).length > 0) throw invalid(atPositions(errors, positions));
  const due = dueOf(request, open, deps.clock());
  const targets = entries.map((entry, n) => (before[n] ? toCheckedTarget(before[n]) : checked.get(entry)));
  const linkTracking =
    request.linkTracking === undefined ? (post.linkTracking ?? null) : request.linkTracking;
  const time = due ?? dueLike(open);
  if (fresh.length > 0 && !due && time.dueAt <= deps.clock()) throw invalid({ scheduled_time: [OVERDUE] });
  const tagged = { request, post, entries, positions, before, targets, limits, time, linkTracking };
  const tags = await tagsFor(deps, tagged);
  const newEntries = mediaIds ? entries : fresh;
  const prepared = await prepareMedia(deps, {
    workspaceId,
    createdBy: userId,
    entries: newEntries,
    items,
    files: [],
    onKept: () => undefined,
    limits: newEntries.map((entry) => limits[entries.indexOf(entry)] as NetworkLimits),
  });

  const keptStates = new Map<string, PlannedState>();
  const added: PostTarget[] = [];
  for (const [n, entry] of entries.entries()) {
    const media: readonly MediaFile[] = prepared[newEntries.indexOf(entry)] ?? before[n]?.media ?? [];
    const { content, firstComment } = entry;
    const options = optionsOf(entry, before[n]);
    const publication = before[n];
    if (publication) {
      keptStates.set(publication.id, {
        ...planOf(publication),
        content,
        firstComment,
        options,
        media,
        linkTags: tags[n] ?? null,
        ...(due && { ...timeOf(due), fromQueue: false }),
      });
      continue;
    }
    const target = targets[n];
    if (!target) throw new Error(`entry ${n} has no target`);
    const id = `${post.id}-${post.publications.length + added.length + 1}`;
    added.push(newTarget(post, entry, { id, target, media, tags: tags[n], due: time, now: deps.clock() }));
  }
  const names = (one: Publication): boolean => namedEntries.some((entry) => isFor(one, entry));
  return { kept: keptStates, added, linkTracking, names };
}

/** Options missing from the request stay as the target has them. */
const optionsOf = ({ options }: Entry, earlier: Publication | undefined): PostOptions | null =>
  (options === undefined ? earlier?.options : options) ?? null;

const toCheckedTarget = ({ targetId: id, targetName: name, timezone }: Publication): CheckedTarget => ({
  id,
  name,
  timezone: timezone ?? undefined,
});

/** The files of the target that has the most of them. */
function sharedMedia(open: readonly Publication[]): string[] {
  const [longest] = open.map(({ media }) => media).toSorted((a, b) => b.length - a.length);
  return (longest ?? []).map(({ mediaId }) => mediaId);
}

/** Null where each target keeps its time. @throws AppError `validation_failed` */
function dueOf({ localTime, timezone }: PlanRequest, open: readonly Publication[], now: Date): Due | null {
  if (localTime === undefined) return null;
  const zone = timezone || (open.find((one) => one.timezone)?.timezone ?? null);
  return readDueTime({ localTime, timezone: zone, aiSuggested: false }, undefined, now);
}

const timeOf = ({ dueAt, localTime, timezone }: Omit<Due, 'aiSuggested'>) => ({ dueAt, localTime, timezone });

/** The time of the scheduled targets, for one that is added. */
function dueLike(open: readonly Publication[]): Due {
  const [first] = [...open].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  if (!first) throw new Error('nothing is planned');
  return { ...timeOf(first), aiSuggested: false };
}

const OVERDUE = sentence`The planned time has passed. Choose a later time to add an account.`;

interface Tagged {
  readonly request: PlanRequest;
  readonly post: Post;
  readonly entries: readonly Entry[];
  /** Where each entry is in the request. */
  readonly positions: readonly number[];
  readonly before: readonly (Publication | undefined)[];
  readonly targets: readonly (CheckedTarget | undefined)[];
  readonly limits: readonly NetworkLimits[];
  readonly time: Due;
  readonly linkTracking: boolean | null;
}

/** Tags stay unless the owner changes them; new targets get the tags of the current rule. */
async function tagsFor(deps: Deps, tagged: Tagged): Promise<(PlannedTags | undefined)[]> {
  const { post, entries, before, time, linkTracking, request } = tagged;
  const targets = tagged.targets.filter((one): one is CheckedTarget => one !== undefined);
  const isNew = linkTracking !== (post.linkTracking ?? null);
  const tagRequest = { workspaceId: request.workspaceId, linkTracking: linkTracking ?? undefined };
  const plannedTags =
    isNew || before.includes(undefined)
      ? await planLinkTags(deps, tagRequest, { entries, targets, due: time, limits: tagged.limits })
      : [];
  const errors: Record<string, readonly Text[]> = {};
  const all = entries.map((entry, n) => {
    const { platform, content } = entry;
    const earlier = before[n];
    const linkTags = earlier && !isNew ? earlier.linkTags : plannedTags[n];
    const options = optionsOf(entry, earlier) ?? undefined;
    const words = { platform, content, options, targetName: targets[n]?.name ?? '', linkTags };
    const fault = tooLongTagged({ ...words, ...time }, tagged.limits[n] ?? PLATFORMS[platform].limits);
    if (fault) errors[`platforms.${tagged.positions[n]}.content`] = [fault];
    return linkTags;
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return all;
}

interface NewTarget {
  readonly id: string;
  readonly target: CheckedTarget;
  readonly media: readonly MediaFile[];
  readonly tags: PlannedTags | undefined;
  readonly due: Due;
  readonly now: Date;
}

const newTarget = (
  post: Post,
  entry: Entry,
  { id, target, media, tags, due, now }: NewTarget,
): PostTarget => ({
  id,
  postId: post.id,
  workspaceId: post.workspaceId,
  added: true,
  createdAt: now,
  media,
  platform: entry.platform,
  content: entry.content,
  targetId: target.id,
  targetName: target.name,
  ...timeOf(due),
  ...(entry.firstComment !== null && { firstComment: entry.firstComment }),
  ...(entry.options && { options: entry.options }),
  ...(tags && { linkTags: tags }),
  ...(seriesOf(post) && { seriesId: seriesOf(post) }),
});

const seriesOf = (post: Post): string | undefined =>
  post.publications.find(({ seriesId }) => seriesId)?.seriesId;
