import { z } from 'zod';
import { SocialError } from '../social-error.ts';
import type { Graph } from './graph.ts';

interface PermalinkRequest {
  readonly id: string;
  readonly field: 'permalink_url' | 'permalink';
  readonly token: string;
  readonly signal?: AbortSignal;
}

/** Where people see the post. It is published already, so a network that doesn't answer isn't a failure. */
export const readPermalink = async (graph: Graph, request: PermalinkRequest): Promise<string | null> => {
  try {
    const reply = await graph.get(request.id, {
      token: request.token,
      params: { fields: request.field },
      schema: z.object({ [request.field]: z.url() }),
      signal: request.signal,
    });
    return reply[request.field] ?? null;
  } catch (error) {
    if (error instanceof SocialError) return null;
    throw error;
  }
};
