import { select, sentence, text } from '../text.ts';

/** Reasons that earlier versions stored. Listed so that the catalogs keep their translations. */
export const EARLIER_SENTENCES = [
  sentence`Its time passed while the account was closed. Publish it again if you still want to.`,
  sentence`LinkedIn took the post but did not name it.`,
  sentence`A video with these words is on the page, which may be this one or another.`,
  sentence`A post with these words is on the page, which may be this one or another.`,
  text`${select({ what: 'post' }, { comment: 'Mastodon doesn’t show yet whether the comment is out.', other: 'Mastodon doesn’t show yet whether the post is out.' })}`,
];
