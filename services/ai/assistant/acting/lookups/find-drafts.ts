import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { z } from 'zod';
import { isAbout, topicWords } from './about.ts';
import { type Asking, defineLookup } from './lookup.ts';

/** The drafts that were changed last, of which fifty are looked at. */
export async function findDrafts(
  { tools }: Pick<Asking, 'tools'>,
  about: string | null,
): Promise<DraftSummary[]> {
  const drafts = await tools.drafts();
  const words = about === null ? null : topicWords(about);
  return drafts.filter(({ topic, text }) => words === null || isAbout(`${topic} ${text}`, words));
}

export const draftsLookup = defineLookup({
  name: 'find_drafts',
  title: 'Find drafts',
  description:
    'Finds drafts about a topic among the 50 most recently changed, or lists all of those. Link to a ' +
    'draft as /create-post?draft=DRAFT_ID. Needs the scope posts:read.',
  intent: 'list_posts',
  input: z.strictObject({ about: z.string().min(1).max(200).optional() }),
  async run({ about = null }, asking) {
    const drafts = (await findDrafts(asking, about)).map(({ id, topic, text, platforms, updated_at }) => ({
      draft_id: id,
      topic,
      text,
      platforms,
      updated_at,
    }));
    return { says: `${drafts.length} drafts.`, data: { drafts } };
  },
});
