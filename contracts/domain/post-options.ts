import { codePoints } from '../networks/count.ts';
import type { PostOption, PostOptions } from '../networks/network.ts';
import { sentence, type Text, text } from '../text.ts';

/** The most that a post says of options, for schemas. */
export const OPTION_LIMITS = { count: 10, name: 40, value: 1_000 } as const;

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

/**
 * Checks the options given for a post. Returns a sentence for each option that can't be used, by its name. A name that the
 * network doesn't have is under its own name.
 */
export function optionFaults(
  options: readonly PostOption[],
  values: PostOptions,
): Record<string, string | Text> {
  const faults: Record<string, string | Text> = {};
  for (const [name, value] of Object.entries(values)) {
    const option = options.find((one) => one.name === name);
    const fault = option ? faultOf(option, value) : sentence`This network has no such option.`;
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}

function faultOf(option: PostOption, value: string): string | Text | null {
  if (value === '') return null;
  switch (option.kind) {
    case 'text':
      return codePoints(value) > option.most ? text`Use at most ${{ most: option.most }} characters.` : null;
    case 'language':
      return LANGUAGE.test(value) ? null : sentence`Use a language code such as en or pt-BR.`;
    case 'choice': {
      const values = option.choices.map((choice) => choice.value);
      return values.includes(value) ? null : text`Use ${{ values: { anyOf: values } }}.`;
    }
  }
}

/** Keeps the options that aren't left at their default, in the network's order. Null if none are left. */
export function chosenOptions(options: readonly PostOption[], values: PostOptions): PostOptions | null {
  const selection = options.flatMap((option): [string, string][] => {
    const value = values[option.name]?.trim() ?? '';
    const isUsual = value === '' || (option.kind === 'choice' && value === option.usual);
    return isUsual ? [] : [[option.name, value]];
  });
  return selection.length > 0 ? Object.fromEntries(selection) : null;
}
