import { type Text, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Comments } from '../capabilities/comments.ts';
import type { FirstComment } from '../capabilities/first-comment.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { sameText } from '../reconcile/same-text.ts';
import type { MetaSettings } from '../settings.ts';
import { SocialError } from '../social-error.ts';
import { createGraph } from './graph.ts';

const created = z.object({ id: z.string().min(1) });

/** Many more than a post has when its first comment is looked for. */
const MAX_COMMENTS = 500;
const LOOKING_MS = 20_000;

const notShownYet = (network: string): Text =>
  text`${{ network }} doesn’t show yet whether the first comment was published.`;

interface Options {
  readonly platform: 'facebook' | 'instagram';
  readonly label: string;
  readonly settings: MetaSettings;
  readonly deps: SocialDeps;
  readonly comments: Pick<Comments, 'list'>;
}

/** Facebook and Instagram accept a comment on a post at the same edge, and let its author read the comments. */
export const createFirstComment = ({
  platform,
  label,
  settings,
  deps,
  comments,
}: Options): Required<FirstComment> =>
  guardCapability<Required<FirstComment>>(
    platform,
    {
      async send(request) {
        const {
          postId,
          access: { token },
          text: message,
          signal,
        } = request;
        const path = `${encodeURIComponent(postId)}/comments`;
        const graph = createGraph(label, settings, deps, request);
        const call = { token, signal, body: { message }, schema: created, publishes: true };
        return (await graph.post(path, call)).id;
      },
      async find({ targetId, access, postId, text, signal }) {
        const until = new Date(deps.now().getTime() + LOOKING_MS);
        const request = { targetId, access, postId, signal, until, limit: MAX_COMMENTS, withOwn: true };
        const { comments: listedComments, truncated } = await comments.list(request);
        const alike = listedComments.filter((one) => one.parentId === null && sameText(one.text, text));
        const ownComment = alike.find(({ own }) => own);
        if (ownComment) return ownComment.id;
        if (!truncated && !signal.aborted && alike.every(({ author }) => author !== null)) return null;
        throw new SocialError(notShownYet(label), { kind: 'unknown' });
      },
    },
    { send: 'unknown' },
  );
