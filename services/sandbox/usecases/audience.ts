import { type Figures, figuresOf, followsOf } from '../domain/audience/figures-of.ts';
import { followersWithoutPosts } from '../domain/audience/organic.ts';
import { commentsOn } from '../domain/comments/comments-on.ts';
import type { Post } from '../domain/post.ts';
import type { Profile } from '../domain/profile.ts';
import type { Stores } from '../stores/stores.ts';

/** More posts of an author than these change nothing in who follows it. */
const MAX_POSTS = 2000;

/** The metrics of a post at that time. */
export const figuresAt = async (stores: Stores, post: Post, at: Date): Promise<Figures> => {
  const author = await stores.profiles.get(post.authorId);
  if (!author) throw new Error(`${post.id} has no author`);
  return figuresOf(post, author, commentsOn(post, at).length, at);
};

/** Counts a profile's followers by then: those who would anyway, and those whom its posts have won. */
export const followersAt = async (stores: Stores, profile: Profile, at: Date): Promise<number> => {
  const posts = await stores.posts.list({ authorId: profile.id, before: at, limit: MAX_POSTS });
  return posts.reduce((sum, post) => sum + followsOf(post, profile, at), followersWithoutPosts(profile, at));
};
