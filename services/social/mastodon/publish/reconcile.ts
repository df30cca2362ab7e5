import { sentence } from '@carillon/contracts/text.ts';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { checkClock, placeInWindow, windowStart } from '../../reconcile/match-window.ts';
import { SocialError } from '../../social-error.ts';
import { serverOf } from '../api.ts';
import type { MastodonClient } from '../client.ts';
import { idAt } from '../ids.ts';
import { isWritten } from '../is-written.ts';
import { readChosenOptions } from '../options.ts';
import { sameWords } from '../same-words.ts';
import { createTooSoonError, LAG_MS, SETTLED_MS } from '../settled.ts';
import { publishedAs, type Status } from '../status.ts';
import { listOwnStatuses } from './list-own.ts';
import { allMedia, findLastSent, firstAbsent, noteAbsent } from './notes.ts';

/**
 * Finds the post in the account's own list: by the noted ids of its files, else by its words, warning, visibility and app. Null
 * where nothing was sent, or two readings at least a minute apart, both long enough after the attempt, don't have it.
 */
export async function reconcile(client: MastodonClient, request: PublishRequest): Promise<Published | null> {
  const sentAt = findLastSent(request);
  if (sentAt === null) return null;
  const server = serverOf(request.access);
  const now = client.deps.now();
  const settledAt = sentAt.getTime() + client.settings.timeoutMs + SETTLED_MS;
  if (now.getTime() < settledAt && now >= sentAt) throw createTooSoonError('post');
  const { listed, aheadMs } = await listOwnStatuses(client, request, windowStart(request));
  let isDoubtful = false;
  for (const post of listed) {
    const place = placeInWindow(post.created_at, request, aheadMs);
    if (place === 'outside' || !(await isOurs(client, request, post))) continue;
    if (await request.isTaken(idAt(server, post.id))) continue;
    if (place === 'inside' || request.media.length > 0) return publishedAs(server, post);
    isDoubtful = true;
  }
  if (isDoubtful)
    throw new SocialError(
      sentence`The account has a post with the same text. It may be this one or another one.`,
      {
        kind: 'unknown',
      },
    );
  checkClock('Mastodon', aheadMs);
  // One reading without the post proves nothing.
  const absentAt = firstAbsent(request);
  if (absentAt !== null && now.getTime() - absentAt.getTime() >= LAG_MS) return null;
  if (absentAt === null) await request.note(noteAbsent(now));
  throw createTooSoonError('post');
}

async function isOurs(client: MastodonClient, request: PublishRequest, post: Status): Promise<boolean> {
  if (request.media.length > 0) {
    // A file is recorded before the call that attaches it, so a post without any of them isn't ours.
    const mediaIds = allMedia(request);
    return post.media_attachments.some(({ id }) => mediaIds.has(id));
  }
  const { visibility, warning } = readChosenOptions(request.options);
  const app = post.application?.name;
  if (post.media_attachments.length > 0 || (app && app !== client.settings.appName)) return false;
  // A limited account's public posts become unlisted; other servers have words of their own for the narrow ones.
  if (isOpen(visibility) !== isOpen(post.visibility)) return false;
  if (!sameWords(post.spoiler_text ?? '', warning)) return false;
  return isWritten(client, request, post, request.text);
}

const isOpen = (visibility: string): boolean => visibility === 'public' || visibility === 'unlisted';
