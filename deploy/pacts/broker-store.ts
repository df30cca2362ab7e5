import { readFile } from 'node:fs/promises';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { z } from 'zod';
import { type BrokerApi, createBrokerApi } from './broker-api.ts';
import { publishVerifications } from './broker-verifications.ts';
import type { Store } from './store.ts';

const verdict = z.object({
  summary: z.object({ deployable: z.boolean().nullish(), reason: z.string().nullish() }),
  notices: z.array(z.object({ text: z.string() })).default([]),
});
const deployedReply = z.object({
  _embedded: z.object({
    deployedVersions: z.array(
      z.object({
        _embedded: z.object({ pacticipant: z.object({ name: z.string() }) }),
        _links: z.object({ self: z.object({ href: z.url() }) }),
      }),
    ),
  }),
});

/** A Pact Broker or PactFlow, by its HTTP API. */
export function createBrokerStore(baseUrl: string, token: string | undefined): Store {
  const broker = createBrokerApi(baseUrl, token);
  return {
    async publish(versions) {
      for (const { pacticipant, version } of versions) await publishContracts(broker, pacticipant, version);
      // A pact is there before it is said to be verified.
      for (const one of versions) await publishVerifications(broker, one);
    },
    async recordDeployment({ going, environment }) {
      const uuid = await broker.environment(environment);
      for (const { pacticipant, version } of going) {
        const of = `/pacticipants/${pacticipant}/versions/${encodeURIComponent(version)}`;
        await broker.ask('POST', `${of}/deployed-versions/environment/${uuid}`, {});
      }
    },
    async recordUndeployment({ pacticipants, environment }) {
      const uuid = await broker.environment(environment);
      const reply = await broker.ask('GET', `/environments/${uuid}/deployed-versions/currently-deployed`);
      for (const { _embedded, _links } of deployedReply.parse(reply)._embedded.deployedVersions)
        if (pacticipants.includes(_embedded.pacticipant.name))
          await broker.ask('PATCH', _links.self.href, { currentlyDeployed: false });
    },
    async canIDeploy({ going, environment }) {
      const query = new URLSearchParams([
        ...going.flatMap(({ pacticipant, version }) => [
          ['q[][pacticipant]', pacticipant],
          ['q[][version]', version],
        ]),
        ['latestby', 'cvp'],
        ['environment', environment],
      ]);
      const { summary, notices } = verdict.parse(await broker.ask('GET', `/matrix?${query}`));
      const texts = notices.map(({ text }) => text);
      return {
        deployable: summary.deployable === true,
        reasons: texts.length > 0 ? texts : [summary.reason ?? 'The Pact Broker gives no reason.'],
      };
    },
  };
}

async function publishContracts({ ask }: BrokerApi, pacticipant: string, version: string): Promise<void> {
  const ownPacts = readPacts().filter(({ consumer, earlier }) => consumer === pacticipant && !earlier);
  const contracts = await Promise.all(
    ownPacts.map(async ({ consumer, provider, file }) => ({
      consumerName: consumer,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: (await readFile(file)).toString('base64'),
    })),
  );
  if (contracts.length > 0)
    await ask('POST', '/contracts/publish', {
      pacticipantName: pacticipant,
      pacticipantVersionNumber: version,
      contracts,
    });
}
