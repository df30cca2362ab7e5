/** The names of the collections that Carillon writes to. */
export const POST = 'app.bsky.feed.post';
export const LIKE = 'app.bsky.feed.like';
export const THREADGATE = 'app.bsky.feed.threadgate';
export const PROFILE = 'app.bsky.actor.profile';
