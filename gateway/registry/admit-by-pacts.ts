import type { Transports } from '@carillon/kit/http/service-client.ts';
import { VERIFIED_PACTS } from '@carillon/kit/http/verified-pacts.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import { z } from 'zod';
import type { Admits } from './build.ts';

const ANSWER_WITHIN_MS = 3_000;
const reply = z.object({ verified: z.array(z.string()) });

/** Admits a build if the running services have verified the pacts that it relies on. */
export function admitByPacts(transports: Transports): Admits {
  return async ({ name, manifest }) => {
    const answers = await Promise.all(
      (manifest.pacts ?? []).map(async ({ provider, hash }) => ({
        provider,
        verified: (await verifiedBy(provider, transports))?.has(hash),
      })),
    );
    const those = (verified: boolean | undefined): string =>
      answers
        .filter((answer) => answer.verified === verified)
        .map(({ provider }) => provider)
        .join(', ');
    const refusing = those(false);
    const silent = those(undefined);
    if (refusing !== '')
      return {
        refused: true,
        reason: `the running ${refusing} does not keep the pact with ${name} that this build stands on; deploy a version that has verified it`,
      };
    if (silent === '') return null;
    return { refused: false, reason: `${silent} can’t be asked whether the pact with ${name} is kept` };
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
