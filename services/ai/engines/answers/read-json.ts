import { dropReasoning } from './drop-reasoning.ts';

/** The most times that a block starts over behind a brace that belonged to something else. */
const MAX_STARTS = 8;

/**
 * Finds the JSON object in a model's answer: on its own, in a Markdown fence, or between other words and after
 * reasoning.
 * @throws SyntaxError if there is none
 */
export function readJson(answer: string): unknown {
  const text = dropReasoning(answer);
  try {
    return JSON.parse(text);
  } catch (error) {
    const blocks = blocksIn(text).flatMap((block) => parseBlock(block));
    const best = blocks.toSorted((one, other) => other.length - one.length)[0];
    if (best) return best.value;
    throw error;
  }
}

function parseBlock(block: string): { readonly length: number; readonly value: unknown }[] {
  try {
    return [{ length: block.length, value: JSON.parse(block) }];
  } catch {
    return [];
  }
}

/** From a brace to the one that closes it, outside of strings. */
function blocksIn(text: string): string[] {
  const blocks: string[] = [];
  let from = text.indexOf('{');
  for (let starts = 0; from >= 0 && starts < MAX_STARTS; starts++) {
    const end = closingOf(text, from);
    if (end > 0) blocks.push(text.slice(from, end));
    from = text.indexOf('{', end > 0 ? end : from + 1);
  }
  return blocks;
}

function closingOf(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return 0;
}
