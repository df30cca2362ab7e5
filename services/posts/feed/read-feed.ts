import { LRUCache } from 'lru-cache';
import type { CalendarFeedStore } from '../stores/calendar-feeds.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { hashOf, isMadeWith } from './feed-secret.ts';
import { type PrintedFeed, printFeed } from './print-feed.ts';

interface Deps {
  readonly stores: { readonly calendarFeeds: CalendarFeedStore; readonly publications: PublicationStore };
  readonly mediaKey: Uint8Array;
  readonly publicUrl: string;
  clock(): Date;
}

/** Null where the secret opens nothing. */
export type FeedReader = (secret: string) => Promise<PrintedFeed | null>;

const DAY = 86_400_000;
const DAYS_BEFORE = 30;
const DAYS_AHEAD = 365;
const MOST = 2_000;
const KEPT_MS = 60_000;
const MOST_KEPT = 100;
const SECRET = /^[\w-]{43}$/;

/** The past 30 days and the next year of the workspace that a secret is of; the same for a minute. */
export function createFeedReader({ stores, mediaKey, publicUrl, clock }: Deps): FeedReader {
  const printed = new LRUCache<string, Promise<PrintedFeed>>({ max: MOST_KEPT, ttl: KEPT_MS });
  const print = async (workspaceId: string): Promise<PrintedFeed> => {
    const now = clock().getTime();
    const window = {
      from: new Date(now - DAYS_BEFORE * DAY),
      until: new Date(now + DAYS_AHEAD * DAY),
      statuses: ['scheduled', 'publishing', 'published'] as const,
    };
    const { publications } = await stores.publications.planned(workspaceId, window, null, MOST);
    return printFeed(publications, workspaceId, publicUrl);
  };
  return async (secret) => {
    const feed = SECRET.test(secret) ? await stores.calendarFeeds.findBySecret(hashOf(secret)) : null;
    if (!feed || !isMadeWith(feed, mediaKey)) return null;
    const { workspaceId } = feed;
    const known = printed.get(workspaceId) ?? print(workspaceId);
    printed.set(workspaceId, known, { noUpdateTTL: true });
    known.catch(() => printed.delete(workspaceId));
    return known;
  };
}
