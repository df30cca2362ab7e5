import { recordPacts } from '@carillon/contracts/testing/pact-recorder.ts';
import { createServiceClient, httpTransport } from '../http/service-client.ts';
import type { Signer } from '../identity/identity-token.ts';

/** A service's pacts with the services it calls, and with those whose events it receives. */
export const pactsOf = (consumer: string) =>
  recordPacts(consumer, (url, operation, input) => {
    const signer = { name: consumer, sign: async () => 'statement' } as Signer;
    const transports = { [operation.service]: httpTransport(url) };
    return createServiceClient(signer, transports).call(operation, input);
  });

export type Pacts = Awaited<ReturnType<typeof pactsOf>>;
