import type { Connection, SealedTarget } from '../domain/connection.ts';

/** Returns the targets of several logins on a network. A page that two of them administer is listed once. */
export function targetsOf(connections: readonly Connection[]): SealedTarget[] {
  const byId = new Map<string, SealedTarget>();
  for (const target of connections.flatMap(({ targets }) => targets))
    if (!byId.has(target.id)) byId.set(target.id, target);
  return [...byId.values()];
}
