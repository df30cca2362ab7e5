import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { type NetworkConnection, targetIdOf } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';

/** What the user has said about one network. */
type Said = DraftContent['targets'];

/** Those that were chosen and are still there; the first only where none was. */
export function pagesOf(connection: NetworkConnection | undefined, said: Said): string[] {
  if (!connection) return [];
  const ids = connection.targets.map(({ id }) => id);
  const wanted = wantedOf(connection, said);
  return wanted.length > 0 ? ids.filter((id) => wanted.includes(id)) : ids.slice(0, 1);
}

/** The ids of what was chosen of a network, whether it is there or not. */
function wantedOf(connection: NetworkConnection, said: Said): string[] {
  const chosen = said.some(({ selected }) => selected) ? said.filter(({ selected }) => selected) : said;
  return chosen.flatMap(({ page_id }) => targetIdOf(connection, page_id) ?? []);
}

/** Says that nothing is left of what was chosen; null where something is, and where it waits for a lost account. */
export function goneText(connection: NetworkConnection | undefined, said: Said): string | null {
  // What is drawn from memory has no accounts.
  if (!connection || connection.accounts.length === 0 || !said.some(({ selected }) => selected)) return null;
  const known = connection.accounts.flatMap(({ targets }) => targets.map(({ id }) => id));
  const wanted = wantedOf(connection, said);
  if (wanted.length === 0 || wanted.some((id) => known.includes(id))) return null;
  const { label } = PLATFORMS[connection.platform];
  const count = wanted.length;
  return plural(count, {
    one: `The account chosen on ${label} is no longer connected. Choose another one.`,
    other: `The accounts chosen on ${label} are no longer connected. Choose others.`,
  });
}
