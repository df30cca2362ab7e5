import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import type { MediaFile, PlannedTags, Publication } from './publication.ts';

/** All that an owner can change of a publication that is scheduled. */
export interface PlannedState extends Pick<Publication, 'content' | 'dueAt' | 'localTime' | 'timezone'> {
  readonly media: readonly MediaFile[];
  readonly firstComment: string | null;
  readonly options: PostOptions | null;
  readonly linkTags: PlannedTags | null;
  readonly fromQueue: boolean;
}

/** A change of the targets of a planned post. */
export interface PlannedChange {
  readonly id: string;
  /** `next`: null to remove the target. `seen`: its previous key; if it has changed since, the target stays. */
  readonly targets: readonly {
    readonly id: string;
    readonly seen: string;
    readonly next: PlannedState | null;
  }[];
  /** Ids of the publications that come with it. */
  readonly added: readonly string[];
  /** Targets that were named though they couldn't be changed. */
  readonly refused?: readonly RefusedTarget[];
}

/** A target that a change left unchanged. */
export interface RefusedTarget {
  readonly id: string;
  readonly message: string;
  /** Its message and values, if it has values. */
  readonly messageText?: MessageWithValues;
}

export function createRefusedTarget(id: string, why: string | Text): RefusedTarget {
  const message = messageOf(why);
  return { id, message: toEnglish(why), ...(message && { messageText: message }) };
}

export const planOf = (publication: Publication): PlannedState => {
  const { content, media, dueAt, localTime, timezone } = publication;
  const { firstComment = null, options = null, linkTags = null, fromQueue = false } = publication;
  return { content, media, dueAt, localTime, timezone, firstComment, options, linkTags, fromQueue };
};

/** Everything that an editor sees and can change, to compare it by. */
export function planKey(plan: PlannedState): string {
  const { content, media, dueAt, localTime, timezone, firstComment, options } = plan;
  const files = media.map(({ mediaId, file, altText }) => [mediaId, file, altText]);
  const all: unknown[] = [content, files, dueAt.toISOString(), localTime, timezone, firstComment || null];
  // A plan without options keeps the key that it had before there were any.
  if (options) all.push(Object.entries(options).toSorted());
  return JSON.stringify(all);
}

/** Links depend on a setting that counts when publishing, so they aren't part of what the user saw. */
export const isPlannedAs = (publication: Publication, next: PlannedState): boolean => {
  const plan = planOf(publication);
  return planKey(plan) === planKey(next) && isAlike(plan.linkTags, next.linkTags);
};

const isAlike = (a: PlannedTags | null, b: PlannedTags | null): boolean =>
  JSON.stringify(tagsOf(a)) === JSON.stringify(tagsOf(b));

/** In one order, whatever store they come from. */
const tagsOf = (tags: PlannedTags | null) =>
  tags && [tags.parameters.map(({ name, value }) => [name, value]), tags.domains, tags.timezone];

/** Whether the published content differs, whatever its time. */
export const changesWords = (publication: Publication, next: PlannedState): boolean =>
  !isPlannedAs(publication, { ...next, ...timeOf(publication) });

const timeOf = ({ dueAt, localTime, timezone }: Publication) => ({ dueAt, localTime, timezone });

/**
 * The publication with new text, files and tags; its time is changed before. Old uploads and attempts had other
 * content.
 */
export function withPlan(publication: Publication, next: PlannedState, now: Date): Publication {
  if (!changesWords(publication, next)) return publication;
  const { content, media, firstComment, options, linkTags } = next;
  const isSameMedia = planKey(planOf({ ...publication, media })) === planKey(planOf(publication));
  return {
    ...publication,
    content,
    firstComment,
    options: options ?? undefined,
    linkTags: linkTags ?? undefined,
    ...(!isSameMedia && { media, files: media.length > 0 ? ('kept' as const) : ('gone' as const) }),
    editedAt: now,
    editedAfter: publication.attempts.length,
    notes: [],
  };
}
