/** The list of the user's posts. */
export const USER_POSTS = ['user-posts'];
