import type { MediaUse } from '@carillon/contracts/http/posts/get-media-uses.ts';
import type { Publication } from '../domain/publication.ts';
import type { Naming } from '../stores/post-media.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface UsesDeps {
  readonly stores: { readonly posts: PostStore; readonly publications: PublicationStore };
}

const LIMIT = 50;
const MAX_READ = 1000;
const FIRST_CHARACTERS = 120;

/** The drafts and posts of a workspace that use a file: first drafts, then unpublished posts. */
export async function usesOfMedia(
  { stores: { posts, publications } }: UsesDeps,
  mediaId: string,
  workspaceId: string,
): Promise<{ uses: MediaUse[]; more: boolean }> {
  const all = await posts.naming(mediaId, workspaceId, MAX_READ);
  const naming = all.sort((a, b) => Number(b.isDraft) - Number(a.isDraft) || b.at.getTime() - a.at.getTime());
  const uses = await Promise.all(
    naming.slice(0, LIMIT).map(async (one): Promise<MediaUse | null> => {
      if (one.isDraft) return useOf(one, 'draft', one.at);
      const listedPublications = (await publications.ofPost(one.id, workspaceId)).filter(
        ({ removedAt }) => removedAt === null,
      );
      const open = listedPublications.filter(isOpen);
      // A post whose publications aren't written yet is unpublished; one without any was removed from the list.
      const isPlanned = open.length > 0 || one.isRepeating || !one.isExpanded;
      if (listedPublications.length === 0 && !isPlanned) return null;
      const at = (open[0] ?? listedPublications[0])?.dueAt ?? one.at;
      return useOf(
        { ...one, text: listedPublications[0]?.content || one.text },
        isPlanned ? 'planned' : 'out',
        at,
      );
    }),
  );
  return {
    uses: uses.filter((use) => use !== null).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    more: naming.length > LIMIT,
  };
}

const ORDER: readonly MediaUse['kind'][] = ['draft', 'planned', 'out'];

/** Whether it still needs its files: a failed publication can be retried. */
const isOpen = ({ status }: Publication): boolean =>
  status === 'scheduled' || status === 'publishing' || status === 'failed';

const useOf = ({ id, text }: Naming, kind: MediaUse['kind'], at: Date): MediaUse => ({
  id,
  kind,
  at: at.toISOString(),
  text: [...text].slice(0, FIRST_CHARACTERS).join(''),
});
