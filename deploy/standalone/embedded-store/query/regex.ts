import type { BSONRegExp } from 'bson';
import { CommandError } from '../errors.ts';

/** A JavaScript pattern for a query's regular expression; `x` and inline flags at the start are honored. */
export function toRegExp(pattern: unknown, options?: string): RegExp {
  let { source, flags } = parts(pattern);
  if (options !== undefined) flags = options;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) source = withoutWhitespace(source);
  try {
    return new RegExp(source, [...new Set(flags.replace(/[^imsu]/g, ''))].join(''));
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

function parts(pattern: unknown): { source: string; flags: string } {
  if (pattern instanceof RegExp) return { source: pattern.source, flags: pattern.flags.replace(/[gy]/g, '') };
  if (typeof pattern === 'string') return { source: pattern, flags: '' };
  const { pattern: source, options } = pattern as BSONRegExp;
  return { source, flags: options };
}

const withoutWhitespace = (source: string): string =>
  source.replace(/\\.|\[(?:\\[\s\S]|[^\]\\])*\]?|\s+|#.*/g, (part) => (/^[\s#]/.test(part) ? '' : part));
