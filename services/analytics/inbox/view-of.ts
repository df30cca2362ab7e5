import type { CommentReply, InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { reasonFields } from '@carillon/contracts/words/stored-text.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { KeptReply, OwnComment } from '../domain/kept-comment.ts';

export function viewOf(comment: OwnComment, networks: SocialNetworks): InboxComment {
  const { id, platform, author, text, url, at, mood, read, liked, hidden, reply } = comment;
  const can = networks[platform].comments;
  return {
    id,
    platform,
    author,
    text,
    url,
    mood,
    read,
    liked,
    hidden,
    at: at.toISOString(),
    post: {
      post_id: comment.postId,
      words: comment.postWords,
      target_id: comment.targetId,
      target_name: comment.targetName,
      url: comment.postUrl,
    },
    can_reply: can?.reply !== undefined,
    can_like: can?.like !== undefined,
    can_hide: can?.hide !== undefined,
    reply: reply && replyView(reply),
  };
}

export const replyView = ({ id, text, state, at, reason }: KeptReply): CommentReply => ({
  id,
  text,
  state,
  ...reasonFields(reason),
  at: at.toISOString(),
});
