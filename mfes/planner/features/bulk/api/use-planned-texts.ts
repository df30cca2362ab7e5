import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { listPlanned, MOST_DAYS_PLANNED } from '@carillon/contracts/http/posts/list-planned.ts';
import { type ApiClient, shortTime, useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { PLANNED } from '../../../lib/query-keys.ts';
import type { Account } from '../model/accounts.ts';

const DAY_MS = 86_400_000;
const WINDOW_MS = (MOST_DAYS_PLANNED - 1) * DAY_MS;
/** A year; what is planned later is not looked at. */
const MOST_WINDOWS = 6;

/** Says when a text is planned on an account already, as far as its first words tell. */
export function usePlannedTexts(from: Date | null, until: Date | null, zone: string, now: Date) {
  const api = useApi();
  const range = from && until ? [from.getTime(), until.getTime()] : null;
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...PLANNED, 'texts', range],
    enabled: range !== null,
    queryFn: ({ signal }) => textsIn(api, range?.[0] ?? 0, range?.[1] ?? 0, signal),
  });
  const planned = (account: Account, content: string): string | null => {
    const due = data?.get(keyOf(account.platform, account.name, firstWords(content)));
    return due ? shortTime(new Date(due), zone, now) : null;
  };
  /** The stamp tells one state of knowledge from another; 0 while nothing is known. */
  return { planned, stamp: dataUpdatedAt };
}

async function textsIn(
  api: ApiClient,
  from: number,
  until: number,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let at = from, windows = 0; at <= until && windows < MOST_WINDOWS; at += WINDOW_MS, windows++) {
    const query = {
      from: new Date(at).toISOString(),
      until: new Date(Math.min(at + WINDOW_MS, until + DAY_MS)).toISOString(),
      statuses: 'scheduled',
    };
    const { publications } = await api.call(listPlanned, { query, signal });
    for (const { platform, target_name, words, due_at } of publications)
      if (words !== null) texts.set(keyOf(platform, target_name, words), due_at);
  }
  return texts;
}

const keyOf = (platform: string, name: string, words: string | null): string =>
  JSON.stringify([platform, name, words]);
