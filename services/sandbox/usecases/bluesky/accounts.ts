import { didOf, labelOf } from '../../domain/bluesky/ids.ts';
import { bluesky } from '../../domain/networks/bluesky.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Stores } from '../../stores/stores.ts';

/** The account of a handle, which comes to be by being asked for; null where nobody has it. */
export async function accountOf(stores: Stores, handle: string): Promise<Profile | null> {
  const label = labelOf(handle);
  if (label === null) return null;
  const profile = await stores.profiles.get(didOf(label));
  if (profile) return profile;
  const household = bluesky.household(label);
  await stores.profiles.keep(household);
  return household[0];
}

/** The account that a handle or a DID names. */
export async function findAccount(stores: Stores, name: unknown): Promise<Profile | null> {
  if (typeof name !== 'string') return null;
  if (!name.startsWith('did:')) return accountOf(stores, name);
  const profile = await stores.profiles.get(name);
  return profile?.network === 'bluesky' ? profile : null;
}
