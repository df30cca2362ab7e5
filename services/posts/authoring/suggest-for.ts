import { type PlatformName, platformById } from '@carillon/contracts/domain/platforms.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { horizon, type Suggestion, suggestTime } from '../domain/suggest-time.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: PublicationStore };
  clock(): Date;
}

interface Query {
  readonly workspaceId: string;
  /** Ids, separated by commas. */
  readonly platforms: string;
  readonly timezone: string;
}

/** A good time for the user's next post. @throws AppError `validation_failed` */
export async function suggestFor(
  { stores, clock }: Deps,
  { workspaceId, platforms, timezone }: Query,
): Promise<Suggestion> {
  const names = platforms.split(',').map((id): PlatformName => {
    const platform = platformById(Number(id));
    if (platform) return platform.name;
    throw invalid({ platforms: [`There is no network with the id ${id.trim() || '(empty)'}.`] });
  });
  if (!isZone(timezone)) throw invalid({ timezone: [`“${timezone}” is not a time zone.`] });
  const now = clock();
  const taken = await stores.publications.dueBetween(workspaceId, now, horizon(now));
  return suggestTime([...new Set(names)], timezone, taken, now);
}
