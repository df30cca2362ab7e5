import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const KINDS = [
  ...(['posts', 'report', 'comments', 'answer_comments'] as const),
  ...(['planned', 'drafts', 'followers', 'times'] as const),
] as const;

const line = z.tuple([
  z.enum(KINDS),
  z.enum(['en', 'de']),
  /** The subject, or how many comments are to be answered; null for neither. */
  z.string().transform((text) => (text === '-' ? null : text)),
  z.string().min(1),
]);

export interface AskedQuestion {
  readonly kind: (typeof KINDS)[number];
  readonly language: 'en' | 'de';
  readonly about: string | null;
  readonly text: string;
}

/** One half of the questions. @throws z.ZodError where a line is not of its form */
export const readTable = (half: 'building' | 'measuring'): AskedQuestion[] =>
  readFileSync(new URL(`./${half}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .map((one) => {
      const [kind, language, about, text] = line.parse(one.split('\t'));
      return { kind, language, about, text };
    });
