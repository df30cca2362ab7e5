import { CommandError } from '../errors.ts';
import { type Expression, evaluated, evaluatedOne, isNothing } from './expression.ts';

export const OWN_TEXTS: Readonly<Record<string, Expression>> = {
  $concat: (...given) => concat([evaluated(...given)].flat()),
  $toUpper: (...given) => asText('$toUpper', evaluatedOne(...given)).toUpperCase(),
  $toLower: (...given) => asText('$toLower', evaluatedOne(...given)).toLowerCase(),
};

/** What is no text before the first null is refused, and after it not looked at. */
function concat(values: readonly unknown[]): string | null {
  let text = '';
  for (const value of values) {
    if (isNothing(value)) return null;
    if (typeof value !== 'string') throw new CommandError(16702, '$concat only supports strings');
    text += value;
  }
  return text;
}

function asText(name: string, value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  throw new CommandError(16007, `can't convert to String for ${name}`);
}
