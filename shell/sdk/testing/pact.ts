import { recordPacts, type Send } from '@carillon/contracts/testing/pact-recorder.ts';
import { createApiClient } from '../api/api-client.ts';

/** The pacts of a micro-frontend, or of the shell, with the services that it calls. */
export const pactsOf = (consumer: string) => recordPacts(consumer, send, '/api');

export type Pacts = Awaited<ReturnType<typeof pactsOf>>;

const send: Send = (url, operation, input) => {
  const csrf = { get: () => 'token', set: () => undefined };
  const session = { current: () => 1, ended: () => undefined, workspace: () => null, moved: () => undefined };
  const read = (_: unknown, reply: unknown) => reply;
  return createApiClient({ csrf, session, baseUrl: `${url}/api`, read }).call(operation, input);
};
