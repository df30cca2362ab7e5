import type { SandboxContext } from '../../context.ts';
import { commentsOn } from '../../domain/comments/comments-on.ts';
import type { Post } from '../../domain/post.ts';
import type { Profile } from '../../domain/profile.ts';

/** `2026-11-21T08:30:00+0000`, as the Graph API writes times. */
export const graphTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+0000');

/** Where people see a post. */
export const permalink = (
  { settings }: SandboxContext,
  { network, id }: Pick<Post, 'network' | 'id'>,
): string => `${settings.publicUrl}/${network}/posts/${encodeURIComponent(id)}`;

/** A person, page or account with everything that can be asked of it. */
export const profileObject = ({ settings }: SandboxContext, profile: Profile) => {
  const picture = `${settings.publicUrl}/avatars/${profile.id}.svg`;
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    picture: { data: { url: picture, is_silhouette: false, width: 50, height: 50 } },
    profile_picture_url: picture,
    followers_count: profile.followers,
    fan_count: profile.followers,
  };
};

/** A post of a page, or what Instagram calls a media. */
export const postObject = (context: SandboxContext, post: Post) => {
  const url = permalink(context, post);
  if (post.network === 'instagram')
    return {
      id: post.id,
      caption: post.text,
      timestamp: graphTime(post.createdAt),
      permalink: url,
      media_type:
        post.media.length > 1 ? 'CAROUSEL_ALBUM' : post.media[0]?.kind === 'video' ? 'VIDEO' : 'IMAGE',
      like_count: 0,
      comments_count: commentsOn(post, context.now()).length,
    };
  return {
    id: post.id,
    message: post.text === '' ? undefined : post.text,
    created_time: graphTime(post.createdAt),
    permalink_url: url,
    attachments: attachmentsOf(post),
  };
};

/** One file is the attachment; several are parts of an album. */
const attachmentsOf = ({ media }: Post) => {
  const targets = media.map(({ id }) => ({ target: { id } }));
  const [first, ...more] = targets;
  if (!first) return undefined;
  return { data: more.length === 0 ? [first] : [{ subattachments: { data: targets } }] };
};
