/** The list of the user's posts. */
export const USER_POSTS = ['user-posts'];
/** The drafts of the workspace. */
export const DRAFTS = ['drafts'];
