import { readFile } from 'node:fs/promises';
import { hashOf, readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { z } from 'zod';
import { type Store, WrongUsage } from './store.ts';

const WITHIN_MS = 30_000;

const environments = z.object({
  _embedded: z.object({ environments: z.array(z.object({ uuid: z.string(), name: z.string() })) }),
});
const verdict = z.object({
  summary: z.object({ deployable: z.boolean().nullish(), reason: z.string().nullish() }),
  notices: z.array(z.object({ text: z.string() })).default([]),
});
const published = z.object({
  interactions: z.array(z.unknown()),
  _links: z.object({ 'pb:publish-verification-results': z.object({ href: z.url() }) }),
});

/** A Pact Broker or PactFlow, by its HTTP API. */
export function createBrokerStore(baseUrl: string, token: string | undefined): Store {
  const root = baseUrl.replace(/\/$/, '');
  const ask = async (address: string, body?: object): Promise<unknown> => {
    const reply = await fetch(address.startsWith('http') ? address : root + address, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/hal+json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const text = await reply.text();
    if (!reply.ok) throw new WrongUsage(`The Pact Broker answers ${reply.status}: ${text.slice(0, 500)}`);
    return text ? JSON.parse(text) : null;
  };
  return {
    async publish({ pacticipant, version, verified }) {
      const all = readPacts();
      const own = all.filter(({ consumer, earlier }) => consumer === pacticipant && !earlier);
      const contracts = await Promise.all(
        own.map(async ({ consumer, provider, file }) => ({
          ...{ consumerName: consumer, providerName: provider },
          ...{ specification: 'pact', contentType: 'application/json' },
          content: (await readFile(file)).toString('base64'),
        })),
      );
      if (contracts.length > 0)
        await ask('/contracts/publish', {
          ...{ pacticipantName: pacticipant, pacticipantVersionNumber: version, contracts },
        });
      for (const { consumer, hash } of verified) {
        const pact = await ask(`/pacts/provider/${pacticipant}/consumer/${consumer}/latest`).catch(
          () => null,
        );
        const known = published.safeParse(pact);
        // The broker has another version of the pact, of which these tests say nothing.
        if (!known.success || hashOf(known.data) !== hash) continue;
        await ask(known.data._links['pb:publish-verification-results'].href, {
          ...{ success: true, providerApplicationVersion: version },
        });
      }
    },
    async recordDeployment({ pacticipant, version, environment }) {
      const { environments: all } = environments.parse(await ask('/environments'))._embedded;
      const found = all.find(({ name }) => name === environment);
      if (!found) throw new WrongUsage(`The Pact Broker knows no environment ${environment}.`);
      const of = `/pacticipants/${pacticipant}/versions/${encodeURIComponent(version)}`;
      await ask(`${of}/deployed-versions/environment/${found.uuid}`, {});
    },
    async canIDeploy({ pacticipant, version, environment }) {
      const query = new URLSearchParams([
        ['q[][pacticipant]', pacticipant],
        ['q[][version]', version],
        ['latestby', 'cvp'],
        ['environment', environment],
      ]);
      const { summary, notices } = verdict.parse(await ask(`/matrix?${query}`));
      const told = notices.map(({ text }) => text);
      return {
        deployable: summary.deployable === true,
        reasons: told.length > 0 ? told : [summary.reason ?? 'The Pact Broker gives no reason.'],
      };
    },
  };
}
