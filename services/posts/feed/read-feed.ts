import { LRUCache } from 'lru-cache';
import { versionsOf } from '../domain/calendar-entry.ts';
import type { CalendarEntryStore } from '../stores/calendar-entries.ts';
import type { CalendarFeedStore } from '../stores/calendar-feeds.ts';
import { hashOf, isMadeWith } from './feed-secret.ts';
import { type PrintedFeed, printFeed } from './print-feed.ts';

interface Deps {
  readonly stores: {
    readonly calendarFeeds: CalendarFeedStore;
    readonly calendarEntries: CalendarEntryStore;
  };
  readonly settings: { readonly mediaKey: Uint8Array; readonly publicUrl: string };
  clock(): Date;
}

/** Null if the secret is invalid. */
export type FeedReader = (secret: string) => Promise<PrintedFeed | null>;

const DAY = 86_400_000;
const DAYS_BEFORE = 30;
const DAYS_AHEAD = 365;
const LIMIT = 2_000;
const TTL_MS = 60_000;
const MAX_KEPT = 100;
const SECRET = /^[\w-]{43}$/;

/** The past 30 days and the next year of the workspace that a secret belongs to; printed at most once a minute. */
export function createFeedReader({ stores, settings: { mediaKey, publicUrl }, clock }: Deps): FeedReader {
  const printed = new LRUCache<string, Printed>({ max: MAX_KEPT });
  const print = async (workspaceId: string, now: number): Promise<PrintedFeed> => {
    const window = { from: new Date(now - DAYS_BEFORE * DAY), until: new Date(now + DAYS_AHEAD * DAY) };
    const entries = await stores.calendarEntries.listed(workspaceId, window, LIMIT);
    const others = await stores.calendarEntries.others(workspaceId, entries);
    return printFeed({ entries, versions: versionsOf([...entries, ...others]), workspaceId, publicUrl });
  };
  return async (secret) => {
    const feed = SECRET.test(secret) ? await stores.calendarFeeds.findBySecret(hashOf(secret)) : null;
    if (!feed || !isMadeWith(feed, mediaKey)) return null;
    const { workspaceId } = feed;
    const now = clock().getTime();
    const cached = printed.get(workspaceId);
    if (cached && Math.abs(now - cached.at) < TTL_MS) return cached.feed;
    const fresh = { at: now, feed: print(workspaceId, now) };
    printed.set(workspaceId, fresh);
    fresh.feed.catch(() => printed.delete(workspaceId));
    return fresh.feed;
  };
}

interface Printed {
  readonly at: number;
  readonly feed: Promise<PrintedFeed>;
}
