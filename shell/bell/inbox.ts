import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { LiveEvent, LiveEventData } from '@carillon/contracts/http/gateway/live-events.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { connectionFact, publicationFact } from '@carillon/sdk/publication/facts.ts';
import { z } from 'zod';

/** Something that its user should know of wherever they are in the app. */
const inboxEntry = z.object({
  /** What it is about: there is one entry for each publication and each link, the latest. */
  id: z.string(),
  kind: z.enum(['failed', 'blocked', 'delayed', 'late', 'lost']),
  platform: z.enum(PLATFORM_NAMES),
  target: z.string().nullable(),
  reason: z.string().nullable(),
  /** The post it is about, and its first words. An older page of this app kept neither. */
  postId: z.string().nullable().default(null),
  words: z.string().nullable().default(null),
  dueAt: z.string().nullable(),
  /** When one that is delayed is tried again. */
  nextAt: z.string().nullable().default(null),
  postUrl: z.string().nullable(),
  at: z.string(),
  /** What was cleared is remembered until it is settled, so that it does not come back as news. */
  state: z.enum(['new', 'read', 'cleared']),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inbox = z.object({
  /** The newest first. */
  entries: z.array(inboxEntry),
});
export type Inbox = z.infer<typeof inbox>;

export const EMPTY_INBOX: Inbox = { entries: [] };
const MOST = 50;
/** A try that is further off is worth telling: the network has put the post off, and its owner may not want to wait. */
const LONG_MS = 15 * 60_000;

/** The inbox afterwards, and the entry that was heard of, if it is one to tell of. */
export interface Heard {
  readonly after: Inbox;
  readonly entry: InboxEntry | null;
}

export function hearEvent(before: Inbox, event: LiveEvent, now: Date): Heard {
  return event.type === 'connection.changed'
    ? hearConnection(before, event.data, now)
    : notePublication(before, toldOf(event.data), now);
}

export const markRead = (before: Inbox): Inbox => ({
  entries: before.entries.map((entry) => (entry.state === 'new' ? { ...entry, state: 'read' } : entry)),
});

export const clearAll = (before: Inbox): Inbox => ({
  entries: before.entries.map((entry) => ({ ...entry, state: 'cleared' })),
});

/** What happened to a connection. */
type ConnectionNews = Pick<LiveEventData<'connection.changed'>, 'platform' | 'status' | 'reason'>;

export function hearConnection(
  before: Inbox,
  { platform, status, reason }: ConnectionNews,
  now: Date,
): Heard {
  const id = connectionFact(platform);
  if (status !== 'lost') {
    const waits = ({ kind, platform: other }: InboxEntry): boolean =>
      kind === 'blocked' && other === platform;
    return { after: { entries: without(before, id).filter((one) => !waits(one)) }, entry: null };
  }
  const entry = { ...blank(id, platform, now), kind: 'lost' as const, reason };
  return { after: { entries: withEntry(before, entry) }, entry };
}

/** What an entry is made of, as live events and lists have it. */
export type Told = Pick<
  PublicationView,
  | 'id'
  | 'platform'
  | 'target_name'
  | 'status'
  | 'late'
  | 'waiting_for'
  | 'next_attempt_at'
  | 'reason'
  | 'due_at'
  | 'post_url'
> & { readonly post_id: string; readonly words: string | null };

const toldOf = ({ publication, post_id, words }: LiveEventData<'publication.changed'>): Told => ({
  ...publication,
  post_id,
  words,
});

/** Notes it at a moment; `now` is when that is done. */
export function notePublication(before: Inbox, publication: Told, at: Date, now = at): Heard {
  const id = publicationFact(publication.id);
  const kind = kindOf(publication, now);
  if (!kind) {
    const settled = publication.status === 'published' || publication.status === 'canceled';
    return { after: settled ? { entries: without(before, id) } : before, entry: null };
  }
  const entry = {
    ...blank(id, publication.platform, at),
    kind,
    target: publication.target_name,
    reason: publication.reason,
    postId: publication.post_id,
    words: publication.words,
    dueAt: publication.due_at,
    nextAt: kind === 'delayed' ? publication.next_attempt_at : null,
    postUrl: publication.post_url,
  };
  return { after: { entries: withEntry(before, entry) }, entry };
}

export function kindOf(
  {
    status,
    late,
    waiting_for,
    next_attempt_at,
  }: Pick<Told, 'status' | 'late' | 'waiting_for' | 'next_attempt_at'>,
  now: Date,
): InboxEntry['kind'] | null {
  if (status === 'failed') return 'failed';
  if (status === 'published' && late) return 'late';
  if (status !== 'scheduled') return null;
  if (waiting_for === 'connection') return 'blocked';
  // A retry in a moment is nobody's business but ours.
  const far = next_attempt_at !== null && Date.parse(next_attempt_at) - now.getTime() >= LONG_MS;
  return waiting_for === 'retry' && far ? 'delayed' : null;
}

/** An entry, and the other networks that it tells the same of. */
export interface ShownEntry extends InboxEntry {
  readonly also?: readonly PlatformName[];
}

/**
 * The entries to show: what waits for a link that is shown as lost is told by that one, and a post that was late for
 * one moment on several networks by its newest entry.
 */
export function shownOf({ entries }: Inbox): ShownEntry[] {
  const open = entries.filter(
    (entry) => entry.state !== 'cleared' && !(entry.kind === 'blocked' && isToldBy(entries, entry)),
  );
  return open
    .filter((entry, at) => !open.slice(0, at).some((newer) => isSameLateness(newer, entry)))
    .map((entry) => {
      const also = open.filter((one) => one.id !== entry.id && isSameLateness(one, entry));
      return { ...entry, also: also.map(({ platform }) => platform) };
    });
}

/**
 * Whether others that are not cleared tell the same: of a link that it is lost, or that a post waits for it; of a post
 * that it is late.
 */
export const isToldBy = (others: Iterable<InboxEntry>, entry: InboxEntry): boolean => {
  const { id, kind, platform } = entry;
  const same = kind === 'blocked' ? 'lost' : kind === 'lost' ? 'blocked' : null;
  return [...others]
    .filter((one) => one.id !== id && one.state !== 'cleared')
    .some((one) => (one.kind === same && one.platform === platform) || isSameLateness(one, entry));
};

/** Targets of one post that were due at one moment are late for one cause. */
const isSameLateness = (a: InboxEntry, b: InboxEntry): boolean =>
  a.kind === 'late' && b.kind === 'late' && a.postId !== null && a.postId === b.postId && a.dueAt === b.dueAt;

/** Whether two entries say the same of the same thing. */
export const saysTheSame = (a: InboxEntry | undefined, b: InboxEntry): boolean =>
  a?.id === b.id && a.kind === b.kind && a.reason === b.reason;

/** What is looked at again and found as it was is no news. */
const withEntry = (before: Inbox, entry: InboxEntry): InboxEntry[] =>
  before.entries.some((known) => saysTheSame(known, entry))
    ? before.entries
    : [entry, ...without(before, entry.id)].slice(0, MOST);

const without = ({ entries }: Inbox, id: string): InboxEntry[] => entries.filter((entry) => entry.id !== id);

const blank = (id: string, platform: PlatformName, at: Date) => ({
  id,
  platform,
  target: null,
  reason: null,
  postId: null,
  words: null,
  dueAt: null,
  nextAt: null,
  postUrl: null,
  at: at.toISOString(),
  state: 'new' as const,
});
