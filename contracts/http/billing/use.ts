import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/** What a plan counts: posts of this month, posts that wait for their time, connected networks. */
export const COUNTED = ['posts', 'scheduled_posts', 'accounts'] as const;
export type Counted = (typeof COUNTED)[number];

/** What is used, by the id that its service has for it; that id is looked for in this workspace alone. */
export const useOf = z.object({
  workspace_id: textUpTo(200).min(1),
  id: textUpTo(200).min(1),
});
