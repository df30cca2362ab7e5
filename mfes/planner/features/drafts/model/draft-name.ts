import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';

/** What a draft is called: its first words. */
export const draftName = ({ text, topic }: Pick<DraftSummary, 'text' | 'topic'>): string =>
  firstWords(text || topic) ?? 'Draft without text';
