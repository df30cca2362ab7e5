import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/**
 * The Model Context Protocol (Streamable HTTP, no sessions), for assistants and other programs. It is also served at
 * `/mcp` of the origin. A tool may do what the token's scopes allow for the operations it calls.
 */
export const callMcp = defineOperation({
  id: 'ai.callMcp',
  method: 'POST',
  path: '/mcp',
  access: 'viewer',
  scope: 'any',
  rate: 'costly',
  summary: 'Call a tool through the Model Context Protocol',
  /** A JSON-RPC message, which the protocol's own library checks. The gateway bounds its size. */
  body: z.unknown(),
  response: z.unknown(),
  errors: ['not_authenticated'],
});
