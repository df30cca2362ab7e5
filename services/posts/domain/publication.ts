import type { LinkTags } from '@carillon/contracts/domain/link-tracking.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReasonCode } from '@carillon/contracts/domain/reason-code.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import type { Text } from '@carillon/contracts/text.ts';

/** A file that belongs to a publication, already within its network's limits. */
export interface MediaFile {
  /** The file of the media library that it was made of, and that file's folder. */
  readonly mediaId: string;
  readonly folder: string;
  /** Name in the folder: the SHA-256 of the bytes and the extension. */
  readonly file: string;
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  /** The description of an image, for those who can't see it; may be empty. */
  readonly altText: string;
}

/** Kept by a network's client for a later attempt. */
export interface Note {
  readonly key: string;
  readonly value: string;
}

/**
 * The outcome of one call to publish. `null` while it runs, and forever when the worker died in it. `unknown`: the
 * network may have published it; `absent`: it was asked afterwards and had not.
 */
export type AttemptOutcome = 'published' | 'refused' | 'unknown' | 'absent';

export interface Attempt {
  readonly n: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly outcome: AttemptOutcome | null;
  readonly message: string | null;
}

export interface Lease {
  /** A new one each time a publication is taken. Only its holder may change the publication. */
  readonly id: string;
  readonly by: string;
  readonly until: Date;
}

/** Link tags by the workspace's rule when the post was made. */
export interface PlannedTags extends LinkTags {
  /** The calendar that gives the date of a post published at once. */
  readonly timezone: string;
}

/** The requested publication. Its owner may change the content and the time until a worker leases it. */
export interface PublicationSpec {
  readonly id: string;
  readonly postId: string;
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly targetId: string;
  readonly targetName: string;
  readonly content: string;
  readonly media: readonly MediaFile[];
  /** Written below the published post. Absent if there is no comment. */
  readonly firstComment?: string | null;
  /** Chosen options of the network; left out for the defaults. */
  readonly options?: PostOptions | undefined;
  /** Parameters added to its links when it is sent; left out for none. */
  readonly linkTags?: PlannedTags | undefined;
  /** The trace of the call that made it, where traces are taken. */
  readonly traceparent?: string | undefined;
  /** The id of the call that made it, which later work for it uses too. */
  readonly correlationId?: string | undefined;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** The local time that the user gave. Null if it was published at once. */
  readonly localTime: string | null;
  /** The zone that `localTime` was meant in. It stays, whatever zone the account moves to. */
  readonly timezone: string | null;
  /** Whether its time is an assigned posting slot, not a chosen time. */
  readonly fromQueue?: boolean | undefined;
  /** The post that began the series that it is one of. */
  readonly seriesId?: string | undefined;
}

/** A change of its time by its owner, or by new rules of its zone. */
export interface Move {
  readonly at: Date;
  /** When it was due before, and in which zone that was planned; null for the account's. */
  readonly from: Date;
  readonly fromZone: string | null;
  /** Null: at once. */
  readonly to: Date | null;
  readonly toZone: string | null;
  /** `zone_rules`: its local time stayed, and the zone's clocks show it at another instant. Left out for its owner's. */
  readonly cause?: 'zone_rules' | undefined;
}

/** The most moves that a reader wants; a publication does not grow with each move. */
export const MAX_MOVES = 20;

/** Why it hasn't been published so far. */
export interface Trouble {
  readonly code: ReasonCode;
  readonly networkMessage: string | null;
}

/** The state of a published post's first comment. Whatever happens to it, the post stays published. */
export interface CommentState {
  readonly status: 'due' | 'sending' | 'published' | 'failed';
  /** When the comment next needs work: it is due, or its lease ends. Null if never. */
  readonly at: Date | null;
  /** Whose it is while it is being sent. */
  readonly leaseId: string | null;
  /** Since when its owner waits for it. */
  readonly askedAt: Date;
  /** A call may have got through, so that the network must be asked before another one. */
  readonly mayBeOut: boolean;
  /** When such a call ended, at the latest. Left out by earlier versions. */
  readonly sentAt?: Date | null;
  /** Calls that surely did nothing. */
  readonly refusals?: number;
  readonly failures: number;
  /** Calls whose outcome nobody could tell. */
  readonly uncertain: number;
  readonly firstFailureAt: Date | null;
  readonly reason: string | Text | null;
  readonly remoteId: string | null;
  /** It goes on as soon as its account is connected again. */
  readonly waitsForConnection?: boolean;
}

export interface History {
  readonly attempts: readonly Attempt[];
  readonly notes: readonly Note[];
  /** Runs that did not bring it to an end, since the last time that the account was connected; backoff grows with it. */
  readonly failures: number;
  readonly firstFailureAt: Date | null;
  /** Null when nothing has gone wrong since its owner last asked for it. */
  readonly trouble: Trouble | null;
  /** When the words were last changed. */
  readonly editedAt: Date | null;
  /** How many attempts there were then: what those sent was something else. */
  readonly editedAfter: number;
  /** When its owner last asked for it again after it had failed. */
  readonly retriedAt: Date | null;
  /** How many attempts there were then. */
  readonly retriedAfter: number;
  /** The last moves, the oldest first. */
  readonly moves: readonly Move[];
  /** When its owner took it off the list. */
  readonly removedAt: Date | null;
  /** When it was deleted from its network; only of what is published. */
  readonly takenDownAt: Date | null;
  /** Whether the files are there, are pending deletion, or are not there. */
  readonly files: 'kept' | 'pending-deletion' | 'gone';
  /** The state of its first comment. Null before the post is published, or if there is no comment. */
  readonly comment: CommentState | null;
  /** Increases with each change of state, so no write overwrites a state it hasn't read. */
  readonly revision: number;
  /** Counts the changes that a subscriber of the calendar feed sees. */
  readonly calendarRevision: number;
  /** When the last of them was made; null before the first. */
  readonly calendarChangedAt: Date | null;
}

/** The history of a publication that nothing has happened to. */
export const freshHistory = (media: readonly MediaFile[]): History => ({
  attempts: [],
  notes: [],
  failures: 0,
  firstFailureAt: null,
  trouble: null,
  editedAt: null,
  editedAfter: 0,
  retriedAt: null,
  retriedAfter: 0,
  moves: [],
  removedAt: null,
  takenDownAt: null,
  files: media.length > 0 ? 'kept' : 'gone',
  comment: null,
  revision: 0,
  calendarRevision: 0,
  calendarChangedAt: null,
});

export type State =
  | {
      readonly status: 'scheduled';
      /** When a worker may take it: its due time, the next attempt, or the next look at a lost connection. */
      readonly nextAttemptAt: Date;
      readonly waitingFor: 'time' | 'retry' | 'connection';
      readonly reason: string | Text | null;
    }
  | { readonly status: 'publishing'; readonly lease: Lease }
  | {
      readonly status: 'published';
      readonly publishedAt: Date;
      readonly remoteId: string;
      readonly url: string | null;
    }
  | { readonly status: 'failed'; readonly failedAt: Date; readonly reason: string | Text }
  | { readonly status: 'canceled'; readonly canceledAt: Date };

export type Publication = PublicationSpec & History & State;
export type InState<S extends State['status']> = PublicationSpec & History & Extract<State, { status: S }>;

/** Its time has come, and it waits for a worker with a permit. Shown as `queued`; nothing is written for it. */
export const isQueued = (publication: Publication, now: Date): boolean =>
  publication.status === 'scheduled' && publication.nextAttemptAt <= now;

/** Whether an attempt is written down that is being made, or about to be. */
export const isBegun = ({ attempts }: Pick<History, 'attempts'>): boolean =>
  attempts.at(-1)?.outcome === null;

/** Whether an attempt may have got through, so that the network must be asked before another one. */
export const mayBeOut = (attempts: readonly Attempt[]): boolean =>
  attempts.some(({ outcome }) => outcome === null || outcome === 'unknown');

/** The attempts that sent the current text; by their order, because each process has its own clock. */
export const attemptsOfText = ({ attempts, editedAfter }: History): readonly Attempt[] =>
  attempts.slice(editedAfter);

/** The attempts since its owner last asked for it. */
export const listAskedAttempts = ({ attempts, retriedAfter }: History): readonly Attempt[] =>
  attempts.slice(retriedAfter);
