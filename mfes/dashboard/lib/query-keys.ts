import type { PostList } from '@carillon/contracts/domain/publication.ts';

/** The list of the user's posts. */
export const USER_POSTS = ['user-posts'];
export const userPostsKey = (list: PostList) => [...USER_POSTS, list];
/** Search results of the Posts page, by filter. */
export const FOUND_POSTS = ['found-posts'];
