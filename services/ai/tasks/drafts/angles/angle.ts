import type { Desk } from '../desk/desk.ts';

/** A draft as its paragraphs, without hashtags. */
export interface Told {
  readonly paragraphs: readonly string[];
  /** What the draft does, for the marketer; the occasion's goal follows. */
  readonly purpose: string;
}

/** One way to tell it; null where the topic or the bank doesn't have what it takes. */
export type Angle = (desk: Desk) => Told | null;
