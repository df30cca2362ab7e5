import {
  MAX_FOLLOWER_DAYS,
  type getFollowers as operation,
} from '@carillon/contracts/http/analytics/get-followers.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { earliestBase, followersBetween } from '../domain/followers.ts';
import type { Stores } from '../stores/stores.ts';

interface Deps {
  readonly stores: { readonly days: Pick<Stores['days'], 'since'> };
}

interface Query {
  readonly workspaceId: string;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Followers are kept by UTC days, which is a number a day and no more. @throws AppError `validation_failed` */
export async function getFollowers(
  { stores }: Deps,
  { workspaceId, from, to }: Query,
): Promise<Pick<ReplyOf<typeof operation>, 'platforms'>> {
  if (from > to) throw invalid({ to: [sentence`The last day is before the first one.`] });
  if (daysOf(from, to) > MAX_FOLLOWER_DAYS) throw invalid({ from: [sentence`Ask for at most one year.`] });
  const history = await stores.days.since(workspaceId, earliestBase(from));
  return { platforms: followersBetween(history, from, to) };
}

const DAY_MS = 24 * 3_600_000;
const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
