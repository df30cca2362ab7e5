import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import type { FoundComments } from '../tools.ts';

/** Comments as tools tell of them: all are counted, the newest `most` are quoted. */
export function readComments({ comments, more }: FoundComments, most: number) {
  const count = (wanted: string | null) => comments.filter(({ mood }) => mood === wanted).length;
  return {
    in_all: more ? `${comments.length} or more` : comments.length,
    moods: { ...Object.fromEntries(SENTIMENTS.map((mood) => [mood, count(mood)])), not_known: count(null) },
    comments: comments.slice(0, most).map(({ post, platform, author, text, mood, at, url }) => ({
      ...{ post_id: post.post_id, platform, author, quoted_text: text, mood, at, url },
    })),
  };
}
