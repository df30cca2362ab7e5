import type { Comments } from '../capabilities/comments.ts';
import type { FirstComment } from '../capabilities/first-comment.ts';
import { guarded } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { visibilityBelow } from './comments.ts';
import { idAt, ownId } from './ids.ts';
import { NETWORK } from './network-name.ts';
import { sameWords } from './same-words.ts';
import { status } from './status.ts';

/** Many more than a post has when its first comment is looked for. */
const MOST_COMMENTS = 500;
const LOOKING_MS = 20_000;

/** A reply to one's own post. */
export const createFirstComment = (
  { api, deps }: MastodonClient,
  comments: Pick<Comments, 'list'>,
): Required<FirstComment> =>
  guarded<Required<FirstComment>>(
    NETWORK,
    {
      async send({ postId, access, text, signal, hasLease }) {
        const server = serverOf(access);
        const path = `api/v1/statuses/${ownId(server, postId)}`;
        const post = await api.get(path, { access, signal, schema: status });
        const body = {
          ...{ status: text, in_reply_to_id: post.id, visibility: visibilityBelow(post) },
          ...(post.spoiler_text && { spoiler_text: post.spoiler_text }),
          ...(post.language && { language: post.language }),
        };
        const call = { access, signal, hasLease: () => hasLease(), body, schema: status, publishes: true };
        return idAt(server, (await api.post('api/v1/statuses', call)).body.id);
      },
      async find({ targetId, access, postId, text, signal }) {
        const until = new Date(deps.now().getTime() + LOOKING_MS);
        const asked = { targetId, access, postId, signal, until, limit: MOST_COMMENTS, withOwn: true };
        const { comments: listed, truncated } = await comments.list(asked);
        const ours = listed.find((one) => one.own && one.parentId === null && sameWords(one.text, text));
        if (ours) return ours.id;
        if (!truncated && !signal.aborted) return null;
        throw new SocialError('Mastodon doesn’t show yet whether the first comment is there.', {
          kind: 'unknown',
        });
      },
    },
    { send: 'unknown' },
  );
