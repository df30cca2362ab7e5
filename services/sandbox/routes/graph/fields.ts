/** Picks what `fields` asks for by its outer names; the id always comes along. */
export const pickFields = (
  object: Readonly<Record<string, unknown>>,
  fields: string | undefined,
  unasked: readonly string[],
): Record<string, unknown> => {
  const wanted = fields === undefined ? unasked : outerNames(fields);
  const present = ['id', ...wanted].filter((name) => object[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, object[name]]));
};

/** `id,shares,comments.summary(true),picture{url}` without what is inside. */
const outerNames = (fields: string): string[] => {
  let depth = 0;
  let outer = '';
  for (const character of fields) {
    if (character === '{' || character === '(') depth++;
    if (depth === 0) outer += character;
    if (character === '}' || character === ')') depth--;
  }
  return outer.split(',').map((name) => name.trim().split('.', 1)[0] ?? '');
};
