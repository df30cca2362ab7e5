import type { NetworkComment } from '../capabilities/comments.ts';

/** No network in its right mind sends longer values. */
const LONGEST_ID = 200;
const LONGEST_URL = 2000;
const LONGEST_NAME = 200;

/** Drops invalid parts of a comment, so an odd one doesn't spoil the list. Null if it has no usable ID. */
export const usable = ({
  id,
  text,
  createdAt,
  url,
  author,
  parentId,
  own,
  liked,
  hidden,
}: NetworkComment): NetworkComment | null =>
  id === '' || id.length > LONGEST_ID
    ? null
    : {
        id,
        text,
        parentId,
        own,
        liked,
        hidden,
        author: author?.slice(0, LONGEST_NAME) || null,
        createdAt: createdAt !== null && isDated(createdAt) ? createdAt : null,
        url: url !== null && url.length <= LONGEST_URL ? url : null,
      };

/** Whether it is a date, and one of four digits of a year, as others can write it. */
const isDated = (date: Date): boolean => {
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999;
};
