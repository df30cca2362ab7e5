import type { FirstComment } from '../capabilities/first-comment.ts';
import { guardCapability } from '../http/guard.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { visibilityBelow } from './comments.ts';
import { idempotencyHeaders } from './idempotency-headers.ts';
import { idAt, ownId } from './ids.ts';
import { isWritten } from './is-written.ts';
import { NETWORK } from './network-name.ts';
import { listOwnStatuses } from './publish/list-own.ts';
import { createTooSoonError, LAG_MS, SETTLED_MS } from './settled.ts';
import { status } from './status.ts';

/** A reply to one's own post. It is looked for in the account's own list, as a post is, once no request can be under way. */
export const createFirstComment = (client: MastodonClient): Required<FirstComment> => {
  const { api, deps } = client;
  return guardCapability<Required<FirstComment>>(
    NETWORK,
    {
      async send({ postId, access, text, signal, hasLease, key }) {
        const server = serverOf(access);
        const path = `api/v1/statuses/${ownId(server, postId)}`;
        const post = await api.get(path, { access, signal, schema: status });
        const body = {
          status: text,
          in_reply_to_id: post.id,
          visibility: visibilityBelow(post),
          ...(post.spoiler_text && { spoiler_text: post.spoiler_text }),
          ...(post.language && { language: post.language }),
        };
        const headers = idempotencyHeaders(key, postId, text);
        const call = { access, signal, hasLease: () => hasLease(), body, headers, schema: status };
        return idAt(server, (await api.post('api/v1/statuses', { ...call, publishes: true })).body.id);
      },

      async find({ targetId, access, postId, text, signal, sentAt }) {
        const server = serverOf(access);
        if (sentAt && deps.now().getTime() < sentAt.getTime() + SETTLED_MS + LAG_MS)
          throw createTooSoonError('comment');
        const path = `api/v1/statuses/${ownId(server, postId)}`;
        const post = await api.get(path, { access, signal, schema: status });
        const { listed } = await listOwnStatuses(
          client,
          { access, targetId, signal },
          new Date(post.created_at),
        );
        for (const one of listed.filter(({ in_reply_to_id }) => in_reply_to_id === post.id))
          if (await isWritten(client, { access, signal }, one, text)) return idAt(server, one.id);
        return null;
      },
    },
    { send: 'unknown', find: 'unknown' },
  );
};
