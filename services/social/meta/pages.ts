import { z } from 'zod';
import type { Graph } from './graph.ts';

const picture = z.object({ data: z.object({ url: z.string() }) });

const page = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).optional(),
  picture: picture.optional(),
  instagram_business_account: z
    .object({
      id: z.string(),
      username: z.string().optional(),
      profile_picture_url: z.string().optional(),
    })
    .optional(),
});

const pagesReply = z.object({
  data: z.array(page),
  paging: z.object({ next: z.string().optional() }).optional(),
});

export type Page = z.infer<typeof page> & { readonly access_token: string };

const FIELDS =
  'id,name,username,access_token,tasks,picture,instagram_business_account{id,username,profile_picture_url}';

/** Every page that the person may publish to, over all result pages. One without a token can't be used. */
export const listPages = async (graph: Graph, token: string, signal?: AbortSignal): Promise<Page[]> => {
  const pages: Page[] = [];
  let next: string | undefined = `me/accounts?${new URLSearchParams({ fields: FIELDS, limit: '100' })}`;
  while (next !== undefined) {
    const reply: z.infer<typeof pagesReply> = await graph.get(next, { token, schema: pagesReply, signal });
    pages.push(...reply.data.filter(publishable));
    next = reply.paging?.next;
  }
  return pages;
};

const publishable = (entry: z.infer<typeof page>): entry is Page =>
  entry.access_token !== undefined &&
  (entry.tasks === undefined || entry.tasks.some((task) => task === 'CREATE_CONTENT' || task === 'MANAGE'));
