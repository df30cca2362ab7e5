import type { Entry } from './check-entries.ts';
import type { PlannedChange, RefusedTarget } from './planned-change.ts';
import {
  freshHistory,
  type InState,
  type MediaFile,
  type PlannedTags,
  type Publication,
  type PublicationSpec,
} from './publication.ts';
import type { Series } from './series.ts';

/** A user's text and its intended targets. Storing it makes the post; the rest can be derived from it. */
export interface Post {
  readonly id: string;
  readonly workspaceId: string;
  /** The user who made it. */
  readonly createdBy: string;
  /** Tells the request that it came of from any other. */
  readonly fingerprint: string;
  readonly kind: 'now' | 'scheduled';
  readonly initialDescription: string;
  readonly createdAt: Date;
  readonly localTime: string | null;
  readonly timezone: string | null;
  readonly aiSuggestedTime: boolean;
  /** Its writer's choice on tagged links; left out where the rule of the workspace applies. */
  readonly linkTracking?: boolean | undefined;
  readonly publications: readonly PostTarget[];
  /** Left out where nobody was asked to approve it. */
  readonly approval?: Approval;
  /** Only for the first post of a series. */
  readonly series?: Series;
  /** A change of what is planned that isn't finished yet. */
  readonly change?: PlannedChange;
  /** The idempotency key of the last change, and how many there were. */
  readonly changeKey?: string;
  /** The targets that the last change left as they are. */
  readonly changeRefused?: readonly RefusedTarget[];
  readonly changes?: number;
}

/** `added`: by a later change, so the posts of a series that this one begins don't have it. */
export interface PostTarget extends PublicationSpec {
  readonly added?: boolean;
}

/** A member's approval to publish a post as it is. */
export interface Approval {
  readonly by: string;
  readonly at: Date;
}

/** When a post is published, and how the user said so. */
export interface Due {
  readonly dueAt: Date;
  readonly localTime: string | null;
  readonly timezone: string | null;
  readonly aiSuggested: boolean;
}

export const dueNow = (now: Date): Due => ({
  dueAt: now,
  localTime: null,
  timezone: null,
  aiSuggested: false,
});

interface Command {
  readonly postId: string;
  readonly workspaceId: string;
  readonly createdBy: string;
  readonly initialDescription: string;
  readonly schedule: object | 'queue' | null;
  readonly linkTracking?: boolean | undefined;
}

interface FoundMedia {
  /** For each entry, in its order. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  readonly media: readonly (readonly MediaFile[])[];
  readonly linkTags: readonly (PlannedTags | undefined)[];
  readonly due: Due;
  readonly fingerprint: string;
  readonly now: Date;
}

/** A post whose targets, media and time have been checked. */
export function newPost(command: Command, entries: readonly Entry[], media: FoundMedia): Post {
  const { postId, workspaceId, createdBy, initialDescription } = command;
  const { dueAt, localTime, timezone, aiSuggested } = media.due;
  const publications = entries.map(({ platform, content, firstComment, options }, n): PublicationSpec => {
    const target = media.targets[n];
    if (!target) throw new Error(`entry ${n} has no target`);
    return {
      id: `${postId}-${n + 1}`,
      postId,
      workspaceId,
      platform,
      content,
      dueAt,
      localTime,
      timezone,
      targetId: target.id,
      targetName: target.name,
      media: media.media[n] ?? [],
      ...(firstComment !== null && { firstComment }),
      ...(options && { options }),
      ...(media.linkTags[n] && { linkTags: media.linkTags[n] }),
      createdAt: media.now,
    };
  });
  return {
    id: postId,
    workspaceId,
    createdBy,
    initialDescription,
    localTime,
    timezone,
    publications,
    kind: command.schedule ? 'scheduled' : 'now',
    createdAt: media.now,
    fingerprint: media.fingerprint,
    aiSuggestedTime: aiSuggested,
    ...(command.linkTracking !== undefined && { linkTracking: command.linkTracking }),
  };
}

/** The publications that a post begins with: waiting for their time, which may have come already. */
export const firstPublications = (post: Post): Publication[] => post.publications.map(waiting);

const waiting = ({ added: _, ...spec }: PostTarget): InState<'scheduled'> => ({
  ...spec,
  ...freshHistory(spec.media),
  status: 'scheduled',
  nextAttemptAt: spec.dueAt,
  waitingFor: 'time',
  reason: null,
});
