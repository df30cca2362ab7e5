/**
 * What a consumer reads of an example: these fields alone. One that is null there is left out, since another of its kind
 * may have a value.
 */
export function pick<T extends object, F extends keyof T>(
  example: T,
  ...fields: readonly (readonly F[])[]
): Record<string, unknown> {
  const knownNames = fields.flat().filter((name) => (example[name] ?? null) !== null);
  return Object.fromEntries(knownNames.map((name) => [name, example[name]]));
}
