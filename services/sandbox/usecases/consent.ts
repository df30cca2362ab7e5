import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SandboxContext } from '../context.ts';
import { linkedinMember, linkedinOrganization, metaHousehold } from '../domain/profile.ts';
import { LIFETIMES_MS } from '../domain/token.ts';
import { hashed } from '../stores/hashed.ts';

interface Consent {
  readonly network: PlatformName;
  readonly name: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge?: string | null;
}

/** Somebody agreed: makes sure that they exist, and returns the code that their browser carries back. */
export const giveConsent = async (
  { stores, now, newSecret }: SandboxContext,
  { network, name, redirectUri, scopes, challenge = null }: Consent,
): Promise<string> => {
  const household = network === 'linkedin' ? null : metaHousehold(name);
  const person = household?.person ?? linkedinMember(name);
  const pages = household?.pages ?? [linkedinOrganization(person)];
  await stores.profiles.keep([person, ...pages, ...(household?.accounts ?? [])]);
  const code = newSecret('AQ');
  await stores.codes.add({
    hash: hashed(code),
    network,
    redirectUri,
    profileId: person.id,
    scopes,
    challenge,
    expiresAt: new Date(now().getTime() + LIFETIMES_MS.code),
  });
  return code;
};
