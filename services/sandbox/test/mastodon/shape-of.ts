/** The kinds of values in an answer, without the values: a name of a kind, the kinds of a list's first item, or of each field. */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object') return kindOf(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]));
}

const kindOf = (value: unknown): string => {
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/.test(value)) return 'time';
  return /^https?:\/\/\S+$/.test(value) ? 'address' : 'text';
};

interface KnownShape {
  /** Fields, with their path, that only one of the two servers has, or has as another kind. */
  readonly differences: ReadonlySet<string>;
}

/**
 * The paths at which a real server's shape and the sandbox's differ; null, an empty list and an empty text say
 * nothing about a type.
 */
export function differencesOf(one: Shape, other: Shape, { differences }: KnownShape, path = ''): string[] {
  if (differences.has(path) || saysNothing(one) || saysNothing(other)) return [];
  if (typeof one === 'string' || typeof other === 'string')
    return one === other || areWords(one, other) ? [] : [`${path}: ${name(one)}, ${name(other)}`];
  if (Array.isArray(one) && Array.isArray(other))
    return differencesOf(one[0] ?? 'null', other[0] ?? 'null', { differences }, `${path}[]`);
  const [firstFields, secondFields] = [one, other] as { readonly [field: string]: Shape }[];
  return [...new Set([...Object.keys(firstFields ?? {}), ...Object.keys(secondFields ?? {})])].flatMap(
    (field) => {
      const at = path === '' ? field : `${path}.${field}`;
      const [firstShape, secondShape] = [firstFields?.[field], secondFields?.[field]];
      if (firstShape !== undefined && secondShape !== undefined)
        return differencesOf(firstShape, secondShape, { differences }, at);
      return differences.has(at)
        ? []
        : [`${at}: ${firstShape === undefined ? 'only the sandbox has it' : 'the sandbox lacks it'}`];
    },
  );
}

const saysNothing = (shape: Shape): boolean =>
  shape === 'null' || (Array.isArray(shape) && shape.length === 0);
/** An address or a time is left empty if there is none. */
const areWords = (one: Shape, other: Shape): boolean =>
  [one, other].every((shape) => shape === 'text' || shape === 'address' || shape === 'time') &&
  (one === 'text' || other === 'text');
const name = (shape: Shape): string => (typeof shape === 'string' ? shape : 'structure');
