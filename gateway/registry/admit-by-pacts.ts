import type { Transports } from '@carillon/kit/http/service-client.ts';
import { VERIFIED_PACTS } from '@carillon/kit/http/verified-pacts.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import { z } from 'zod';
import type { Admits } from './build.ts';

const ANSWER_WITHIN_MS = 3_000;
const reply = z.object({ verified: z.array(z.string()) });

/**
 * Admits a build when the services that run have verified the pacts that it stands on. While one of them can't be asked, no
 * new build takes another's place; a gateway that has shown none yet shows what there is.
 */
export function admitByPacts(transports: Transports): Admits {
  const admitted = new Set<string>();
  return async ({ name, manifest }) => {
    const pacts = manifest.pacts ?? [];
    const answers = await Promise.all(
      pacts.map(async ({ provider, hash }) => ({
        provider,
        verified: (await verifiedBy(provider, transports))?.has(hash),
      })),
    );
    const refusing = answers.filter(({ verified }) => verified === false).map(({ provider }) => provider);
    if (refusing.length > 0)
      return `the running ${refusing.join(', ')} does not keep the pact with ${name} that this build stands on; deploy a version that has verified it`;
    const silent = answers.filter(({ verified }) => verified === undefined).map(({ provider }) => provider);
    if (silent.length > 0 && admitted.has(name))
      return `${silent.join(', ')} can’t be asked whether the pact with ${name} is kept`;
    admitted.add(name);
    return null;
  };
}

/** The hashes of the pacts that the running version keeps; null when it can't be asked. */
async function verifiedBy(provider: string, transports: Transports): Promise<Set<string> | null> {
  const transport = (transports as Record<string, Transports[keyof Transports]>)[provider];
  if (!transport) return null;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const request = new Request(`http://${provider}${VERIFIED_PACTS}`, { signal });
    const answer = await untilAborted(() => transport(request), signal);
    if (answer.ok) return new Set(reply.parse(await answer.json()).verified);
    await answer.body?.cancel();
    return null;
  } catch {
    return null;
  }
}
