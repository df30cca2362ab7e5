import { t } from '@lingui/core/macro';
import { lexer } from 'marked';

export interface Section {
  readonly title: string;
  /** Markdown, without the heading. */
  readonly text: string;
}

const OVERVIEW = t({ message: 'Overview', context: 'part of a plan' });

/** The parts of a plan: each heading of the second level begins one. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of lexer(markdown)) {
    const last = sections.at(-1);
    if (token.type === 'heading' && token.depth === 2) sections.push({ title: token.text, text: '' });
    else if (last) sections[sections.length - 1] = { ...last, text: last.text + token.raw };
    else sections.push({ title: OVERVIEW, text: token.raw });
  }
  return sections.filter(({ title, text }) => title !== OVERVIEW || text.trim() !== '');
}
