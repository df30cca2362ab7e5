import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { type NetworkConnection, targetIdOf } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';

/** The user's choices for one network. */
type DraftTargets = DraftContent['targets'];

/** The chosen pages that still exist; the first page only if none was chosen. */
export function pagesOf(connection: NetworkConnection | undefined, targets: DraftTargets): string[] {
  if (!connection) return [];
  const ids = connection.targets.map(({ id }) => id);
  const wantedIds = listWantedPages(connection, targets);
  return wantedIds.length > 0 ? ids.filter((id) => wantedIds.includes(id)) : ids.slice(0, 1);
}

/** The IDs of a network's chosen targets, existing or not. */
function listWantedPages(connection: NetworkConnection, targets: DraftTargets): string[] {
  const chosenTargets = targets.some(({ selected }) => selected)
    ? targets.filter(({ selected }) => selected)
    : targets;
  return chosenTargets.flatMap(({ page_id }) => targetIdOf(connection, page_id) ?? []);
}

/** A message that no chosen target is left. Null if there is one, or if the post waits for a lost account. */
export function missingPagesText(
  connection: NetworkConnection | undefined,
  draftTargets: DraftTargets,
): string | null {
  // A connection drawn from memory has no accounts.
  if (!connection || connection.accounts.length === 0 || !draftTargets.some(({ selected }) => selected))
    return null;
  const knownIds = connection.accounts.flatMap(({ targets }) => targets.map(({ id }) => id));
  const wantedIds = listWantedPages(connection, draftTargets);
  if (wantedIds.length === 0 || wantedIds.some((id) => knownIds.includes(id))) return null;
  const { label } = PLATFORMS[connection.platform];
  const count = wantedIds.length;
  return plural(count, {
    one: `The account chosen on ${label} is no longer connected. Choose another one.`,
    other: `The accounts chosen on ${label} are no longer connected. Choose others.`,
  });
}
