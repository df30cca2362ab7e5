import { createReasoningReader } from './drop-reasoning.ts';

/** A piece of text to show: an addition, or a replacement of the whole text. */
export interface ShownPiece {
  readonly text: string;
  readonly restart: boolean;
}

/** Keeps the thoughts of a model out of a text that comes piece by piece. */
export interface ReasoningFilter {
  /** Returns the text that the next piece adds; null for none. */
  push(piece: string): ShownPiece | null;
  /** Returns the rest at the end; null for none. */
  end(): ShownPiece | null;
  /** All of the text without thoughts, so far. */
  text(): string;
}

export function createReasoningFilter(): ReasoningFilter {
  const reader = createReasoningReader();
  let length = 0;
  let restarts = 0;

  const show = (): ShownPiece | null => {
    const { kept } = reader;
    const restart = reader.restarts > restarts;
    const text = restart ? kept : kept.slice(length);
    if (text === '' && !restart) return null;
    [length, restarts] = [kept.length, reader.restarts];
    return { text, restart };
  };

  return {
    push(piece) {
      reader.push(piece);
      return show();
    },
    end() {
      reader.end();
      return show();
    },
    text: () => reader.kept.trimEnd(),
  };
}
