import { Hono } from 'hono';
import { z } from 'zod';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { GraphEndpoint } from './endpoint.ts';

const LIMIT = 50;

const parts = z.array(z.object({ method: z.literal('GET'), relative_url: z.string() }));

/** Several calls in one request, each with its own reply; the sandbox only accepts reads. */
export const readBatch = (routes: Hono): GraphEndpoint => ({
  counts: false,
  async run({ params, version, accessToken }) {
    const parsed = parts.safeParse(params.list('batch'));
    if (!parsed.success) throw graphFaults.invalid('Param batch must be an array of GET requests');
    if (parsed.data.length > LIMIT)
      throw graphFaults.invalid(`Too many requests in batch message: ${LIMIT} are taken`);
    const versioned = new Hono().route('/:version', routes);
    const headers = { authorization: `Bearer ${accessToken}` };
    return Promise.all(
      parsed.data.map(async ({ relative_url }) => {
        const reply = await versioned.request(`/${version}/${relative_url.replace(/^\//, '')}`, { headers });
        return {
          code: reply.status,
          headers: Array.from(reply.headers, ([name, value]) => ({ name, value })),
          body: await reply.text(),
        };
      }),
    );
  },
});
