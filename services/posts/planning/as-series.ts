import { occurrencesOf, type Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Post } from '../domain/post.ts';

/** The post as the first of a series, where it is to come again. @throws AppError `validation_failed` */
export function asSeries(post: Post, repeat: Repeat | undefined): Post {
  if (!repeat) return post;
  const { localTime, timezone } = post;
  if (localTime === null || timezone === null) throw invalid({ repeat: [NO_TIME] });
  if (occurrencesOf(repeat, localTime, timezone).length < 2) throw invalid({ repeat: [NEVER_AGAIN] });
  const series = {
    repeat,
    status: 'active',
    next: 1,
    nextAt: post.createdAt,
    reason: null,
  } as const;
  return {
    ...post,
    series,
    publications: post.publications.map((one) => ({ ...one, seriesId: post.id })),
  };
}

const NO_TIME = sentence`Choose a time for the first post. Repeating posts can’t be published now or queued.`;
const NEVER_AGAIN = sentence`With this end date, the post is published only once. Choose a later date, or turn off repeat.`;
