/**
 * Picks the fields of an example that a consumer reads. Drops a field that is null there, since another example of its
 * kind may have a value.
 */
export function pick<T extends object, F extends keyof T>(
  example: T,
  ...fields: readonly (readonly F[])[]
): Record<string, unknown> {
  const knownNames = fields.flat().filter((name) => (example[name] ?? null) !== null);
  return Object.fromEntries(knownNames.map((name) => [name, example[name]]));
}
