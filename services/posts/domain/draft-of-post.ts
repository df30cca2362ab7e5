import { hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { draftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import type { Draft, DraftOrigin } from './draft.ts';
import type { Post } from './post.ts';
import type { Publication } from './publication.ts';

type Source = Pick<Publication, 'platform' | 'targetId' | 'content' | 'media' | 'firstComment' | 'options'>;

/** A draft that would be published as these publications of a post are or were: at once, unless it has a time. */
export function draftOfPost(
  post: Pick<Post, 'initialDescription' | 'linkTracking'>,
  publications: readonly Source[],
): DraftContent {
  const text = mostCommon(publications.map(({ content }) => content));
  const texts = new Map<PlatformName, string>();
  for (const { platform, content } of publications) if (!texts.has(platform)) texts.set(platform, content);
  const versions = Object.fromEntries(
    PLATFORM_NAMES.filter((name) => (texts.get(name) ?? text) !== text).map((name) => [
      name,
      texts.get(name),
    ]),
  );
  return draftContent.parse({
    topic: post.initialDescription.slice(0, MAX_TOPIC),
    post: {
      source: null,
      text,
      versions,
      hashtags: sharedHashtags([text, ...texts.values()]),
      ...firstCommentOf(publications),
      ...optionsOf(publications),
    },
    targets: targetsOf(publications, () => true),
    media_ids: mediaOf(publications),
    link_tracking: post.linkTracking ?? null,
    step: 'edit',
  });
}

/** A draft's targets: those of the publications, and none on networks that the post isn't for. */
export const targetsOf = <P extends Source>(
  publications: readonly P[],
  isSelected: (publication: P) => boolean,
): DraftContent['targets'] => [
  ...publications.map((one) => ({
    platform: one.platform,
    selected: isSelected(one),
    page_id: one.targetId,
  })),
  ...PLATFORM_NAMES.filter((name) => !publications.some(({ platform }) => platform === name)).map(
    (platform) => ({
      platform,
      selected: false,
      page_id: null,
    }),
  ),
];

/**
 * A draft that takes a post's place after the post is unscheduled, with the targets that were canceled. If somebody
 * has changed it meanwhile, it stays unchanged, except for targets that couldn't be canceled.
 */
export function settledDraft(
  draft: Draft,
  takenFrom: DraftOrigin,
  all: readonly Publication[],
  stopped: ReadonlySet<string>,
): Draft {
  const isRefused = ({ platform, page_id }: DraftContent['targets'][number]): boolean =>
    all.some(
      (one) =>
        takenFrom.publications.includes(one.id) &&
        !stopped.has(one.id) &&
        one.platform === platform &&
        // A draft of an earlier version names no profile.
        (one.targetId === page_id ||
          (page_id === null && PLATFORMS[platform].kindOf(one.targetId) === 'profile')),
    );
  const before = draft.content.targets;
  const targets =
    draft.version === 1
      ? targetsOf(all, ({ id }) => stopped.has(id))
      : before.map((one) => (one.selected && isRefused(one) ? { ...one, selected: false } : one));
  const done = { ...draft, takenFrom: { ...takenFrom, isDone: true } };
  if (draft.version > 1 && targets.every((one, n) => one === before[n])) return done;
  return { ...done, version: draft.version + 1, content: { ...draft.content, targets } };
}

/** The comment that most of them have; a draft has one for all networks that get any. */
function firstCommentOf(publications: readonly Source[]) {
  const having = publications.filter(({ firstComment }) => firstComment);
  if (having.length === 0) return {};
  const text = mostCommon(having.map(({ firstComment }) => firstComment ?? ''));
  return { first_comment: { text, networks: [...new Set(having.map(({ platform }) => platform))] } };
}

/** Uses the network's first target that has any, because a draft has one set for each network. */
function optionsOf(publications: readonly Source[]) {
  const optionsByNetwork = new Map<PlatformName, PostOptions>();
  for (const { platform, options } of publications)
    if (options && !optionsByNetwork.has(platform)) optionsByNetwork.set(platform, options);
  return optionsByNetwork.size > 0 ? { options: Object.fromEntries(optionsByNetwork) } : {};
}

const MAX_TOPIC = 5_000;
const MAX_HASHTAGS = 200;

/** The files of the target that has the most of them, then what only others have. */
function mediaOf(publications: readonly Source[]): string[] {
  const all = publications.map(({ media }) => media).toSorted((a, b) => b.length - a.length);
  return [...new Set(all.flat().map(({ mediaId }) => mediaId))].slice(0, UPLOAD_LIMITS.files);
}

/** A chosen hashtag is added to each text that lacks it, so only what every text has is one. */
function sharedHashtags(texts: readonly string[]): string[] {
  const [first = [], ...rest] = texts.map(hashtagsIn);
  const has = (tags: readonly string[], tag: string): boolean =>
    tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  return first
    .filter((tag) => tag.length <= MAX_HASHTAGS && rest.every((tags) => has(tags, tag)))
    .slice(0, MAX_HASHTAGS);
}

function mostCommon(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text);
  const [longest] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  return longest?.[0] ?? '';
}
