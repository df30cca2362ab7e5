import { isQuestion } from '../../../language/topic/sentences.ts';

const ASKS =
  /^\P{L}{0,4}(?:tell|send|save|ask|share|tag|come|book|order|call|visit|write|message|join|follow|apply|pass|put|forward|don[’']t|set|bring|see|find|keep|have|let|show|name|sign|want|questions|please|say|we look forward)\b/iu;

/** The text with a paragraph more, above a last one that asks for something. */
export function withAbove(text: string, paragraph: string): string {
  const parts = text.split('\n\n');
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (ASKS.test(last) || isQuestion(last))
    ? [...parts.slice(0, -1), paragraph, last].join('\n\n')
    : [...parts, paragraph].join('\n\n');
}
