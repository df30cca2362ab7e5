const LIST = /"content"\s*:\s*\[/;

/** Whether a reply may have a list of parts where the OpenAI API has a text, as those of Mistral's reasoning models have. */
export const hasLists = (json: string): boolean => LIST.test(json);

/** Makes one text of each list of parts in a reply. Thoughts and references are left out. */
export function flattenContent(_: string, value: unknown): unknown {
  if (!hasParts(value)) return value;
  return { ...value, content: value.content.map(textOf).join('') };
}

const hasParts = (value: unknown): value is { readonly content: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content);

const textOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
    ? part.text
    : '';
