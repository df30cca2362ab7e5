/** Picks what `fields` asks for by its outer names; the id always comes along. */
export const pickFields = (
  object: Readonly<Record<string, unknown>>,
  fields: string | undefined,
  unasked: readonly string[],
): Record<string, unknown> => {
  const names = fields === undefined ? unasked : outerFields(fields).map(nameOf);
  const present = ['id', ...names].filter((name) => object[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, object[name]]));
};

/**
 * Returns the modifiers of a requested field: of `comments.filter(stream).limit(0)` the `filter` is `stream`. Undefined
 * where the field is not requested at all.
 */
export const modifiersOf = (fields: string | undefined, name: string): Map<string, string> | undefined => {
  const field = outerFields(fields ?? '').find((one) => nameOf(one) === name);
  if (field === undefined) return undefined;
  const [outside = ''] = field.split('{', 1);
  return new Map(
    [...outside.matchAll(/\.(\w{1,40})\(([^()]*)\)/g)].map(([, key = '', value = '']) => [key, value]),
  );
};

const nameOf = (field: string): string => field.split(/[.{(]/, 1)[0] ?? '';

/** `id,shares,comments.summary(true),picture{url}`, each with what is inside. */
const outerFields = (fields: string): string[] => {
  let depth = 0;
  let field = '';
  const names: string[] = [];
  for (const character of fields) {
    if (character === '{' || character === '(') depth++;
    if (character === '}' || character === ')') depth--;
    if (character === ',' && depth === 0) {
      names.push(field.trim());
      field = '';
    } else field += character;
  }
  return [...names, field.trim()];
};
