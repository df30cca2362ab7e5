import { FORMER_MEMBER } from '@carillon/contracts/domain/former-member.ts';
import { nameUsers } from '@carillon/contracts/http/identity/members/name-users.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import { type ViewContext, viewOf } from '../activity/view.ts';
import { type ActivityRecord, deletedKey, tokenKey } from '../domain/activity.ts';
import type { ActivityFilter, ActivityStore } from '../stores/activity.ts';

interface Deps {
  readonly stores: { readonly activity: Pick<ActivityStore, 'list' | 'keyed'> };
  readonly services: ServiceClient;
}

interface ActivityQuery extends ActivityFilter {
  readonly before?: string | undefined;
  readonly most: number;
}

const WAIT_MS = 5_000;

/** @throws AppError `validation_failed` when the page begins at no such place, `service_unavailable` when nobody tells names */
export async function readActivity(deps: Deps, { before, most, ...filter }: ActivityQuery) {
  const place = readCursor(before, datedPlace);
  const acts = await deps.stores.activity.list(filter, place, most + 1);
  const { rows, next } = cutPage(acts, most, ({ at, id }) => [at.getTime(), id]);
  const [names, keyed] = await Promise.all([
    namesOf(deps.services, rows),
    deps.stores.activity.keyed(filter.workspaceId, keysOf(rows)),
  ]);
  const context: ViewContext = {
    names,
    keyed: new Map(keyed.map((activity) => [activity.key ?? '', activity])),
  };
  return { entries: rows.map((activity) => viewOf(activity, context)), next };
}

/** Returns the names of users who still have an account, by id. */
async function namesOf(
  services: ServiceClient,
  acts: readonly ActivityRecord[],
): Promise<ReadonlyMap<string, string>> {
  const personIds = acts.flatMap(({ who, facts }) => [
    who.kind === 'person' ? who.id : '',
    facts.memberId ?? '',
  ]);
  const user_ids = [...new Set(personIds)].filter((id) => id !== '' && id !== FORMER_MEMBER);
  if (user_ids.length === 0) return new Map();
  const signal = AbortSignal.timeout(WAIT_MS);
  const { users } = await services.call(nameUsers, { body: { user_ids }, signal });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** Returns the keys of further facts about the acts: whether a publication was deleted, and a token's name. */
const keysOf = (acts: readonly ActivityRecord[]): string[] => [
  ...new Set(
    acts.flatMap(({ who, facts }) => [
      ...(facts.publicationId ? [deletedKey(facts.publicationId)] : []),
      ...(who.kind === 'person' && who.tokenId ? [tokenKey(who.tokenId)] : []),
    ]),
  ),
];
