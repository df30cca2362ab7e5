import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { z } from 'zod';
import type { BrokerApi } from './broker-api.ts';
import type { Version } from './matrix.ts';

const interactions = z.array(z.record(z.string(), z.unknown()));
const href = z.object({ href: z.url() });
const toVerify = z.object({
  _embedded: z.object({ pacts: z.array(z.object({ _links: z.object({ self: href }) })) }),
});
const publishedReply = z.object({
  consumer: z.object({ name: z.string() }),
  interactions,
  _links: z.object({ 'pb:publish-verification-results': href }),
});

/** The newest version of each consumer, and every deployed one. */
const WHICH = [{ latest: true }, { deployedOrReleased: true }];

/** Tells a broker that a version has verified those of the broker's pacts whose content was verified here. */
export async function publishVerifications(
  { ask }: BrokerApi,
  { pacticipant, version, verified }: Version,
): Promise<void> {
  if (verified.length === 0) return;
  const verifiedPacts = await readVerified(pacticipant, verified);
  const reply = await ask('POST', `/pacts/provider/${pacticipant}/for-verification`, {
    consumerVersionSelectors: WHICH,
  });
  for (const { _links } of toVerify.parse(reply)._embedded.pacts) {
    const pact = publishedReply.parse(await ask('GET', _links.self.href));
    const providerInteractions = pact.interactions.map(withoutId);
    // These tests say nothing about another version of the pact.
    if (
      !verifiedPacts.some(
        (one) =>
          one.consumer === pact.consumer.name && isDeepStrictEqual(one.interactions, providerInteractions),
      )
    )
      continue;
    await ask('POST', pact._links['pb:publish-verification-results'].href, {
      success: true,
      providerApplicationVersion: version,
    });
  }
}

const readVerified = (provider: string, verified: Version['verified']) =>
  Promise.all(
    readPacts()
      .filter(
        (one) =>
          one.provider === provider &&
          verified.some(({ consumer, hash }) => consumer === one.consumer && hash === one.hash),
      )
      .map(async ({ consumer, file }) => ({
        consumer,
        interactions: interactions.parse(JSON.parse(await readFile(file, 'utf8')).interactions),
      })),
  );

/** A broker adds an ID to each interaction. */
const withoutId = ({ _id, ...interaction }: Readonly<Record<string, unknown>>) => interaction;
