import type { Turn } from './conversation-engine.ts';
import { readButton } from './languages/buttons.ts';
import { isCommandIn } from './languages/glosses/gloss.ts';
import { languageOf } from './languages/language.ts';
import type { Memory } from './memory.ts';
import { zonedNow } from './zoned-now.ts';

/**
 * A message with the language that it is answered in: its own where that is clear, else that of the question it answers,
 * else the page's. A pressed button is in the language of its text.
 */
export function hear(turn: Turn): Turn {
  const { locale, memory, query } = turn;
  const before = isOpen(memory) ? (memory.language ?? locale) : (locale ?? memory.language);
  const now = zonedNow(turn.now, turn.user.timezone);
  const button = readButton(query, now, [before, memory.language, locale]);
  if (button)
    return {
      ...turn,
      query: button.english,
      button: query,
      memory: { ...memory, language: button.language },
    };
  const language = before && isCommandIn(query, before) ? before : languageOf(query, before);
  return { ...turn, memory: { ...memory, ...(language && { language }) } };
}

/** Something is being written, changed or asked. */
const isOpen = ({ asked, change, post, proposal }: Memory): boolean =>
  asked !== null || change !== null || post !== null || proposal !== null;
