import { z } from 'zod';
import { SocialError } from '../social-error.ts';
import type { Graph } from './graph.ts';

interface Look {
  readonly id: string;
  readonly field: 'permalink_url' | 'permalink';
  readonly token: string;
  readonly signal?: AbortSignal;
}

/** Where people see the post. It is out already, so a network that won't say is no failure. */
export const readPermalink = async (graph: Graph, look: Look): Promise<string | null> => {
  try {
    const reply = await graph.get(look.id, {
      token: look.token,
      params: { fields: look.field },
      schema: z.object({ [look.field]: z.url() }),
      signal: look.signal,
    });
    return reply[look.field] ?? null;
  } catch (error) {
    if (error instanceof SocialError) return null;
    throw error;
  }
};
