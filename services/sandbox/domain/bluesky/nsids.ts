/** Collections of which the sandbox makes something: a post to read, a like, what is hidden. */
export const POST = 'app.bsky.feed.post';
export const LIKE = 'app.bsky.feed.like';
export const THREADGATE = 'app.bsky.feed.threadgate';
