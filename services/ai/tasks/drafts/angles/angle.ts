import type { Desk } from '../desk/desk.ts';

/** A paragraph by what it does; a link stands right below what asks to follow it. */
export interface Part {
  readonly role: 'general' | 'news' | 'call' | 'link';
  readonly text: string;
}

/** A draft in its parts, without hashtags. */
export interface Told {
  readonly parts: readonly Part[];
  /** What the draft does, for the marketer; the occasion's goal follows. */
  readonly purpose: string;
  /** The calm one, which a professional network takes as it is. */
  readonly calm?: true;
  /** The very short one, which stays as it is. */
  readonly brief?: true;
}

/** One way to tell it; null where the topic or the bank doesn't have what it takes. */
export type Angle = (desk: Desk) => Told | null;

export const contentOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ text }) => text !== '')
    .map(({ role, text }, at, all) => {
      const before = all[at - 1]?.role;
      const below = role === 'link' && (before === 'call' || before === 'link');
      return `${at === 0 ? '' : below ? '\n' : '\n\n'}${text}`;
    })
    .join('');
