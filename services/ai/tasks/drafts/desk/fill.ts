import { upperFirst } from '../../../language/topic/casing.ts';
import type { Topic } from '../../../language/topic/topic.ts';

export type Values = Readonly<Record<string, string | null>>;

/** What a line may ask for. */
export function valuesOf({ thing, voice, language }: Topic): Values {
  // What has just been named is known: "a rye loaf" is "the rye loaf" then.
  const known = language === 'en' ? (thing?.replace(/^an? /i, 'the ') ?? null) : thing;
  const determined = known !== null && /^(the|our|my|this|these) /i.test(known);
  const one = voice === 'I';
  return {
    thing,
    Thing: thing && upperFirst(thing),
    theThing: determined ? known : null,
    us: one ? 'me' : 'us',
    We: one ? 'I' : 'We',
    are: one ? 'am' : 'are',
  };
}

/** What the bank says of "us", as who speaks says it. */
export const spokenBy = ({ voice, language }: Topic, line: string): string =>
  voice === 'I' && language === 'en' ? line.replace(/\bus\b/g, 'me').replace(/\bour\b/g, 'my') : line;

/** The line with its places filled; null where it asks for something that there isn't. */
export function filled(line: string, values: Values): string | null {
  let whole = true;
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) whole = false;
    return value ?? '';
  });
  return whole ? text : null;
}
