import { invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { chosenTwiceText, type Entry } from '../domain/check-entries.ts';
import type { Publication } from '../domain/publication.ts';
import { type Asker, type CheckedTarget, checkTargets } from './check-targets.ts';

interface ListedEntries {
  /** The requested entries, each with the id of its target. */
  readonly entries: readonly Entry[];
  /** Checked targets of the entries that are not listed. */
  readonly checked: ReadonlyMap<Entry, CheckedTarget>;
}

/**
 * Finds what is listed already, and names every target by its id: a call may leave out that of a profile.
 * @throws AppError `validation_failed` for a target that is named twice; `not_connected`
 */
export async function alignWithListed(
  identity: ServiceClient,
  asker: Asker,
  entries: readonly Entry[],
  listedPublications: readonly Publication[],
): Promise<ListedEntries> {
  const matches = entries.map((entry) => listedPublications.find((one) => isFor(one, entry)));
  const fresh = entries.filter((_, n) => !matches[n]);
  const positions = entries.flatMap((_, n) => (matches[n] ? [] : [n]));
  const answers = await checkTargets(identity, asker, fresh, positions);
  const checked = new Map<Entry, CheckedTarget>();
  const namedEntries = entries.map((entry, n) => {
    const target = answers[fresh.indexOf(entry)];
    if (!target) return entry;
    const same = listedPublications.find(
      (one) => one.platform === entry.platform && one.targetId === target.id,
    );
    const whole = { ...entry, pageId: target.id };
    if (!same) checked.set(whole, target);
    else refuseTwice(entries, n, matches.indexOf(same));
    return whole;
  });
  return { entries: namedEntries, checked };
}

/** @param other the index of another entry for the same target; less than 0 for none. @throws AppError `validation_failed` */
function refuseTwice(entries: readonly Entry[], n: number, other: number): void {
  const later = Math.max(n, other);
  const entry = entries[later];
  if (other >= 0 && entry) throw invalid({ [`platforms.${later}.page_id`]: [chosenTwiceText(entry)] });
}

export const isFor = (one: Publication, { platform, pageId }: Entry): boolean =>
  one.platform === platform && one.targetId === pageId;
