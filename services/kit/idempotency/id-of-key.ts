import { createHash } from 'node:crypto';

/**
 * Derives the ID of an object from an idempotency key, a UUID of version 8. It is the same each time, so the unique
 * index of IDs alone prevents a second object.
 */
export function idOfKey(workspaceId: string, ...key: readonly string[]): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([workspaceId, ...key]))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
