import { z } from 'zod';
import type { CommentSwitch, Comments } from '../capabilities/comments.ts';
import { collectComments, type ReadComment } from '../comments/collect-comments.ts';
import { guarded } from '../http/guard.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { idAt, ownId } from './ids.ts';
import { NETWORK } from './network-name.ts';
import { type Status, status, statuses, wordsOf } from './status.ts';

const context = z.object({ descendants: statuses });

/** Replies, which a server gives in one call: those that it has heard of and the account may see. */
export const createComments = ({ api, deps }: MastodonClient): Required<Omit<Comments, 'hide'>> =>
  guarded<Required<Omit<Comments, 'hide'>>>(
    NETWORK,
    {
      async list({ postId, access, signal, ...bounds }) {
        const server = serverOf(access);
        const path = `api/v1/statuses/${ownId(server, postId)}/context`;
        const read = async () => {
          const { descendants } = await api.get(path, { access, signal, schema: context });
          const comments = descendants.map((one) => commentOf(server, postId, one)).toSorted(oldestFirst);
          return { comments, next: undefined };
        };
        return collectComments(read, { ...bounds, ...(signal && { signal }) }, deps);
      },

      async reply({ access, commentId, text }) {
        const server = serverOf(access);
        const id = ownId(server, commentId);
        const comment = await api.get(`api/v1/statuses/${id}`, { access, schema: status });
        const body = {
          // Who isn't mentioned isn't told.
          status: `@${comment.account.acct} ${text}`,
          in_reply_to_id: comment.id,
          visibility: visibilityBelow(comment),
          ...(comment.spoiler_text && { spoiler_text: comment.spoiler_text }),
        };
        const call = { access, body, schema: status, publishes: true };
        return idAt(server, (await api.post('api/v1/statuses', call)).body.id);
      },

      async like({ access, commentId, on }: CommentSwitch) {
        const act = on ? 'favourite' : 'unfavourite';
        const path = `api/v1/statuses/${ownId(serverOf(access), commentId)}/${act}`;
        await api.post(path, { access, schema: z.unknown() });
      },
    },
    { reply: 'unknown' },
  );

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
    url: one.url ?? one.uri ?? null,
    author: one.account.display_name || `@${one.account.acct}`,
    authorId: idAt(server, one.account.id),
    parentId: parent === postId ? null : parent,
    liked: one.favourited ?? undefined,
  };
};

/** Servers give them by thread, some with one's own first. */
const oldestFirst = (a: ReadComment, b: ReadComment): number =>
  (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0);
