import { sentence } from '@carillon/contracts/text.ts';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { clockAhead } from '../../http/clock-ahead.ts';
import { SocialError } from '../../social-error.ts';
import { serverOf } from '../api.ts';
import type { MastodonClient } from '../client.ts';
import { ownId } from '../ids.ts';
import { type Status, statuses } from '../status.ts';

const PAGE = 40;
/** A thousand posts in a day or two are nobody's. */
const MAX_PAGES = 25;

/**
 * Lists the account's own posts since then, replies and all visibilities too, newest first. Not all honor `since_id`.
 * @throws SocialError `unknown` where the list doesn't end
 */
export async function listOwnStatuses(
  { api, deps }: MastodonClient,
  { access, targetId, signal }: Pick<PublishRequest, 'access' | 'targetId' | 'signal'>,
  since: Date,
): Promise<{ listed: Status[]; aheadMs: number }> {
  const path = `api/v1/accounts/${ownId(serverOf(access), targetId)}/statuses`;
  const statusesById = new Map<string, Status>();
  let aheadMs = 0;
  let before: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const query = new URLSearchParams({ limit: String(PAGE), exclude_reblogs: 'true' });
    if (before !== undefined) query.set('max_id', before);
    const requestedAt = deps.now();
    const { body, reply } = await api.ask(`${path}?${query}`, { access, signal, schema: statuses });
    aheadMs = Math.max(aheadMs, clockAhead(reply.headers, requestedAt));
    for (const one of body) statusesById.set(one.id, one);
    const last = body.at(-1);
    // A pinned or backdated post may be anywhere, so only a page that is entirely older ends the list.
    const isOld = body.every(({ created_at }) => Date.parse(created_at) < since.getTime());
    if (last === undefined || last.id === before || isOld)
      return { listed: [...statusesById.values()], aheadMs };
    before = last.id;
  }
  throw new SocialError(sentence`The account has too many recent posts to check all of them.`, {
    kind: 'unknown',
  });
}
