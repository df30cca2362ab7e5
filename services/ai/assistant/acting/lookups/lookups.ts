import { commentsLookup } from './find-comments.ts';
import { draftsLookup } from './find-drafts.ts';
import { plannedLookup } from './find-planned.ts';
import { postFiguresLookup } from './find-post-figures.ts';
import type { Lookup } from './lookup.ts';
import { followersLookup } from './read-followers.ts';

/** Lookups of the workspace's own posts, figures, comments and drafts. */
export const LOOKUPS: readonly Lookup[] = [
  postFiguresLookup,
  commentsLookup,
  followersLookup,
  plannedLookup,
  draftsLookup,
];
