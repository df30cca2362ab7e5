/** Whether a write was refused because a unique index has that key already. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

/**
 * The value that a unique index on one field has already; null when the write was refused for another reason, or by
 * another index. Servers that send no `keyValue` say it in the message.
 */
export function duplicateIn(error: unknown, field: string): string | null {
  if (!isDuplicateKey(error)) return null;
  const { keyValue, message } = error as Error & { keyValue?: Record<string, unknown> };
  if (keyValue) return field in keyValue ? String(keyValue[field]) : null;
  const [, keyText] = message.split(` index: ${field}_1 dup key: `);
  return keyText === undefined ? null : (/"([^"]*)"/.exec(keyText)?.[1] ?? '');
}
