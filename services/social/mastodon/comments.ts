import { z } from 'zod';
import type { CommentSwitch, Comments } from '../capabilities/comments.ts';
import { collectComments, type ReadComment } from '../comments/collect-comments.ts';
import { guardCapability } from '../http/guard.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { idempotencyHeaders } from './idempotency-headers.ts';
import { idAt, ownId } from './ids.ts';
import { NETWORK } from './network-name.ts';
import { LAG_MS, SETTLED_MS } from './settled.ts';
import { type Status, status, statuses, wordsOf } from './status.ts';

const context = z.object({ descendants: statuses });

/** Replies, which a server returns in one call: those that it knows and that the account may see. */
export const createComments = ({ api, deps }: MastodonClient): Required<Omit<Comments, 'hide'>> =>
  guardCapability<Required<Omit<Comments, 'hide'>>>(
    NETWORK,
    {
      async list({ postId, access, signal, ...bounds }) {
        const server = serverOf(access);
        const path = `api/v1/statuses/${ownId(server, postId)}/context`;
        const isOwn = ({ account }: Status) => idAt(server, account.id) === bounds.targetId;
        let isWhole = true;
        const read = async () => {
          const call = { access, signal, schema: context, mostBytes: MAX_CONTEXT_BYTES };
          const { descendants } = await api.get(path, call);
          isWhole = descendants.length < MAX_DESCENDANTS;
          const ownIds = new Set(descendants.filter(isOwn).map(({ id }) => id));
          const authors = new Map(descendants.map(({ id, account }) => [id, account.acct]));
          const comments = descendants
            .map((one) => (ownIds.has(one.id) ? withoutGreeting(one, authors) : one))
            .map((one) => commentOf(server, postId, one))
            .toSorted(oldestFirst);
          return { comments, next: undefined };
        };
        const listBounds = { ...bounds, ...(signal && { signal }) };
        const { comments, truncated } = await collectComments(read, listBounds, deps);
        return { comments, truncated: truncated || !isWhole, shownWithinMs: SETTLED_MS + LAG_MS };
      },

      async reply({ access, commentId, text, key }) {
        const server = serverOf(access);
        const id = ownId(server, commentId);
        const comment = await api.get(`api/v1/statuses/${id}`, { access, schema: status });
        const body = {
          // A user who isn't mentioned isn't notified.
          status: `@${comment.account.acct} ${text}`,
          in_reply_to_id: comment.id,
          visibility: visibilityBelow(comment),
          ...(comment.spoiler_text && { spoiler_text: comment.spoiler_text }),
        };
        const call = {
          access,
          body,
          schema: status,
          publishes: true,
          headers: idempotencyHeaders(key, commentId, text),
        };
        return idAt(server, (await api.post('api/v1/statuses', call)).body.id);
      },

      async like({ access, commentId, on }: CommentSwitch) {
        const action = on ? 'favourite' : 'unfavourite';
        const path = `api/v1/statuses/${ownId(serverOf(access), commentId)}/${action}`;
        await api.post(path, { access, schema: z.unknown() });
      },
    },
    { reply: 'unknown' },
  );

/** The most replies that Mastodon gives to the account that asks. */
const MAX_DESCENDANTS = 4096;
const MAX_CONTEXT_BYTES = 8 * 1024 * 1024;

/** A reply of our own begins with the name of whom it answers, which its writer has not written. */
const withoutGreeting = (one: Status, authors: ReadonlyMap<string, string>): Status => {
  const [name] = authors.get(one.in_reply_to_id ?? '')?.split('@') ?? [];
  const words = wordsOf(one);
  const [greeting = ''] = /^@\S{1,400}\s+/.exec(words) ?? [];
  const isTheirs = name !== undefined && greeting.slice(1).trim().split('@')[0] === name;
  return isTheirs ? { ...one, text: words.slice(greeting.length) } : one;
};

const NARROW = ['unlisted', 'private', 'direct'];

/** A reply is seen by no more people than what it replies to; below a public one it stays out of public timelines. */
export const visibilityBelow = ({ visibility }: Pick<Status, 'visibility'>): string =>
  NARROW.includes(visibility) ? visibility : visibility === 'public' ? 'unlisted' : 'private';

const commentOf = (server: string, postId: string, one: Status): ReadComment => {
  const parent = one.in_reply_to_id ? idAt(server, one.in_reply_to_id) : null;
  return {
    id: idAt(server, one.id),
    text: wordsOf(one),
    createdAt: new Date(one.created_at),
    url: one.url ?? one.uri,
    author: one.account.display_name || `@${one.account.acct}`,
    authorId: idAt(server, one.account.id),
    parentId: parent === postId ? null : parent,
    liked: one.favourited ?? undefined,
  };
};

/** Servers give them by thread, some with one's own first. */
const oldestFirst = (a: ReadComment, b: ReadComment): number =>
  (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0);
