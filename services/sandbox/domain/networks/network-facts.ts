import type { Profile } from '../profile.ts';
import type { Token } from '../token.ts';

/** How people use a network. */
export interface Habits {
  /** How many are there by the hour of the day, UTC, from midnight on. */
  readonly hours: readonly number[];
  /** The same by weekday, from Sunday on. */
  readonly days: readonly number[];
  /** After so many hours a post has had two thirds of its audience. */
  readonly lastsHours: number;
}

/** Facts that the sandbox needs of a network, besides its routes. */
export interface NetworkFacts {
  /** A letter mark for pages. */
  readonly glyph: string;
  /** A sentence about the access that the user grants. */
  readonly gives: string;
  /** Everybody and everything that one name gives: the person first, who consents. The same name gives the same ones. */
  household(name: string): readonly [Profile, ...Profile[]];
  /** The kind of token that a code is exchanged for; absent where the network's own routes issue it. */
  readonly firstToken?: Exclude<Token['kind'], 'page' | 'lasting'>;
  /** The query parameters of a refusal. */
  readonly refusal: Readonly<Record<string, string>>;
  readonly habits: Habits;
  /** The share of an author's followers who see an average post, and of those who like it. */
  readonly seenBy: number;
  readonly likedBy: number;
  /** An author's id as the API says who posted. */
  authorId(profileId: string): string;
  /** The id of a visitor's comment, and of a reply through the API, from twelve digits; `authorId` as the API says it. */
  commentId(postId: string, digits: string, authorId?: string): string;
  replyId(postId: string, digits: string): string;
}
