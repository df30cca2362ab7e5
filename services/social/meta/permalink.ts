import { z } from 'zod';
import { SocialError } from '../social-error.ts';
import type { Graph } from './graph.ts';

interface Shown {
  readonly id: string;
  readonly field: 'permalink_url' | 'permalink';
  readonly token: string;
  readonly signal?: AbortSignal;
}

/** Where people see the post. It is out already, so a network that won't say is no failure. */
export const readPermalink = async (graph: Graph, shown: Shown): Promise<string | null> => {
  try {
    const reply = await graph.get(shown.id, {
      token: shown.token,
      params: { fields: shown.field },
      schema: z.object({ [shown.field]: z.url() }),
      signal: shown.signal,
    });
    return reply[shown.field] ?? null;
  } catch (error) {
    if (error instanceof SocialError) return null;
    throw error;
  }
};
