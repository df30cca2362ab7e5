import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/**
 * The Model Context Protocol (Streamable HTTP, no sessions), for assistants and other programs, which also find it at
 * `/mcp` of the origin. What a tool may do is what the operations that it calls allow the token, each by its own scope.
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
