import { z } from 'zod';
import { sentence } from '../text.ts';

/** A text of limited length. Everything an operation accepts has a limit. */
export const textUpTo = (limit: number) =>
  z.string().max(limit, sentence`Use at most ${{ most: limit }} characters.`);

/** The id of something, a network's own ids included. */
export const givenId = textUpTo(200);
/** The name of a time zone. */
export const zoneName = textUpTo(100);
/** Which accounts a list is of. */
export const targetIds = textUpTo(4_000).describe('Ids of pages, accounts and profiles, separated by commas');
/** Where a page of a list begins. */
export const cursor = textUpTo(300);
/** The text of a post, before a network's own limit is looked at. */
export const postText = textUpTo(100_000);
