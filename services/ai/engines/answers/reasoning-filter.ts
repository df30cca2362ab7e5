import { dropReasoning, heldBack } from './drop-reasoning.ts';

/** What to show of a text: more of it, or all of it anew. */
export interface Shown {
  readonly text: string;
  readonly restart: boolean;
}

/** Keeps the thoughts of a model out of a text that comes piece by piece. */
export interface ReasoningFilter {
  /** What the next piece adds; null where that is nothing. */
  push(piece: string): Shown | null;
  /** What is left at the end; null where that is nothing. */
  end(): Shown | null;
  /** All of the text without thoughts, so far. */
  text(): string;
}

export function createReasoningFilter(): ReasoningFilter {
  let raw = '';
  let shown = '';
  let marked = false;

  const show = (text: string): Shown | null => {
    if (text === shown) return null;
    const restart = !text.startsWith(shown);
    const more = restart ? text : text.slice(shown.length);
    shown = text;
    return { text: more, restart };
  };

  return {
    push(piece) {
      raw += piece;
      marked ||= piece.includes('<') || raw.slice(-2 * piece.length).includes('<');
      // Until something looks like a mark, the text is all that there is to show.
      const ready = raw.slice(0, heldBack(raw));
      const text = marked ? dropReasoning(ready) : ready.trimStart();
      return text === '' && shown === '' ? null : show(keepBlanks(text, ready));
    },
    end: () => show(dropReasoning(raw)),
    text: () => dropReasoning(raw),
  };
}

/** A piece may end in the blank before the next word. */
function keepBlanks(text: string, ready: string): string {
  const blanks = ready.slice(ready.trimEnd().length);
  return text.trimEnd() + (text === '' ? '' : blanks);
}
