/** The collections that have effects in the sandbox: posts, likes, and the hidden replies of a post. */
export const POST = 'app.bsky.feed.post';
export const LIKE = 'app.bsky.feed.like';
export const THREADGATE = 'app.bsky.feed.threadgate';
