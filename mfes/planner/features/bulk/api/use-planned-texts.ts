import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import {
  listPlanned,
  MAX_DAYS_PLANNED,
  type PlannedPublication,
} from '@carillon/contracts/http/posts/list-planned.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { type ApiClient, shortTime, useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { PLANNED } from '../../../lib/query-keys.ts';
import type { Account } from '../model/accounts.ts';

const DAY_MS = 86_400_000;
const WINDOW_MS = (MAX_DAYS_PLANNED - 1) * DAY_MS;
/** How far is looked beyond the file's last date. */
const BEYOND_MS = 366 * DAY_MS;
/** Enough windows for the latest time that a post can be scheduled for. */
const MAX_WINDOWS = Math.ceil((SCHEDULE_YEARS * 366 * DAY_MS) / WINDOW_MS) + 1;
/** Pages of a window; a page has more posts than people plan in two months. */
const MAX_PAGES = 5;

/**
 * Says when a text is planned on an account already, as far as its first words tell: from today until a year after the
 * last date of the file, which may be null.
 */
export function usePlannedTexts(last: Date | null, zone: string, now: Date, enabled: boolean) {
  const api = useApi();
  // By whole days, so that a minute or a mended time asks for nothing new.
  const from = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const until = Math.ceil(Math.max(from, last?.getTime() ?? 0) / WINDOW_MS) * WINDOW_MS + BEYOND_MS;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...PLANNED, 'texts', from, until],
    enabled,
    queryFn: ({ signal }) => textsIn(api, from, until, signal),
  });
  const describePlanned = (account: Account, content: string): string | null => {
    const due = data?.get(keyOf(account.platform, account.name, firstWords(content)));
    return due ? shortTime(new Date(due), zone, now) : null;
  };
  /** The stamp tells one state of knowledge from another; 0 while nothing is known. */
  return { planned: describePlanned, stamp: dataUpdatedAt };
}

async function textsIn(
  api: ApiClient,
  from: number,
  until: number,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let at = from, windows = 0; at < until && windows < MAX_WINDOWS; at += WINDOW_MS, windows++)
    for await (const { platform, target_name, words, due_at } of windowOf(api, at, signal)) {
      const key = keyOf(platform, target_name, words);
      if (words !== null && !texts.has(key)) texts.set(key, due_at);
    }
  return texts;
}

async function* windowOf(
  api: ApiClient,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<PlannedPublication> {
  const query = {
    from: new Date(from).toISOString(),
    until: new Date(from + WINDOW_MS).toISOString(),
    statuses: 'scheduled',
  };
  let before: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const reply: ReplyOf<typeof listPlanned> = await api.call(listPlanned, {
      query: { ...query, ...(before && { before }) },
      signal,
    });
    yield* reply.publications;
    before = reply.next;
    if (before === null) return;
  }
}

const keyOf = (platform: string, name: string, words: string | null): string =>
  JSON.stringify([platform, name, words]);
