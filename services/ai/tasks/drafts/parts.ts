import type { Purpose } from './purposes.ts';

/** A paragraph by its purpose; a link is placed right below the request to follow it. */
export interface Part {
  readonly role: 'general' | 'news' | 'gap' | 'call' | 'link';
  readonly text: string;
}

/** A draft in its parts, without hashtags. */
export interface OutlineText {
  readonly parts: readonly Part[];
  readonly purpose: Purpose;
}

export const contentOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ text }) => text !== '')
    .map(({ role, text }, at, all) => {
      const before = all[at - 1]?.role;
      const below = role === 'link' && (before === 'call' || before === 'link');
      return `${at === 0 ? '' : below ? '\n' : '\n\n'}${text}`;
    })
    .join('');
