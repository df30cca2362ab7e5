/** The collections that the sandbox displays: posts, likes and hidden replies. */
export const POST = 'app.bsky.feed.post';
export const LIKE = 'app.bsky.feed.like';
export const THREADGATE = 'app.bsky.feed.threadgate';
