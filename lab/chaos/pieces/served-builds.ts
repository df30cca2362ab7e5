import { createHash } from 'node:crypto';
import type { Registry } from '@carillon/contracts/manifest.ts';

/**
 * Lists the builds of each micro-frontend that browsers get: its name, and a hash of its entry and of all that the
 * entry is made of.
 */
export async function listServedBuilds(url: string): Promise<Map<string, string>> {
  const registry = (await (await fetch(`${url}/remotes.json`)).json()) as Registry;
  return new Map(
    await Promise.all(
      Object.entries(registry).map(async ([name, { entry, chunks }]) => {
        const hash = createHash('sha256');
        for (const file of [entry, ...chunks].toSorted())
          hash.update(new Uint8Array(await (await fetch(new URL(file, url))).arrayBuffer()));
        return [name, hash.digest('hex')] as const;
      }),
    ),
  );
}
