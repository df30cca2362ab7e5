import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SandboxContext } from '../context.ts';
import { FACTS } from '../domain/networks/networks.ts';
import { LIFETIMES_MS } from '../domain/token.ts';
import { hashSecret } from '../stores/hash-secret.ts';

interface Consent {
  readonly network: PlatformName;
  readonly name: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge?: string | null;
}

/** Somebody agreed: makes sure that they exist, and returns the code that their browser carries back. */
export const giveConsent = async (
  { stores, now, secrets }: SandboxContext,
  { network, name, redirectUri, scopes, challenge = null }: Consent,
): Promise<string> => {
  const household = FACTS[network].household(name);
  const [person] = household;
  await stores.profiles.keep(household);
  const code = secrets.create('AQ');
  await stores.codes.add({
    hash: hashSecret(code),
    network,
    redirectUri,
    profileId: person.id,
    scopes,
    challenge,
    expiresAt: new Date(now().getTime() + LIFETIMES_MS.code),
  });
  return code;
};
