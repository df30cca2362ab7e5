import type { SandboxContext } from '../../context.ts';
import type { Post } from '../../domain/post.ts';
import type { Profile } from '../../domain/profile.ts';
import type { SandboxSettings } from '../../settings.ts';
import { followersAt } from '../../usecases/audience.ts';
import { modifiersOf } from './fields.ts';

/** `2026-11-21T08:30:00+0000`, as the Graph API writes times. */
export const graphTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, '+0000');

/** Where people see a post. */
export const permalink = (settings: SandboxSettings, { network, id }: Pick<Post, 'network' | 'id'>): string =>
  `${settings.publicUrl}/${network}/posts/${encodeURIComponent(id)}`;

const FOLLOWERS = ['followers_count', 'fan_count'];

/** A person, page or account with what is asked of it. */
export const profileObject = async (
  context: SandboxContext,
  profile: Profile,
  fields: string | undefined,
) => {
  const picture = `${context.settings.publicUrl}/avatars/${profile.id}.svg`;
  const countsFollowers = FOLLOWERS.some((name) => modifiersOf(fields, name) !== undefined);
  const followers = countsFollowers ? await followersAt(context.stores, profile, context.now()) : undefined;
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    picture: { data: { url: picture, is_silhouette: false, width: 50, height: 50 } },
    profile_picture_url: picture,
    followers_count: followers,
    fan_count: followers,
  };
};
