import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { type ApiClient, asApiError } from '@carillon/sdk/index.ts';

/** The post with this ID. Null if there is none yet. */
export async function findPost(
  api: ApiClient,
  id: string,
): Promise<{ postId: string; results: PublicationView[] } | null | 'unknown'> {
  try {
    const { post } = await api.call(getPost, { params: { id } });
    return { postId: post.id, results: post.results };
  } catch (error) {
    return asApiError(error)?.code === 'not_found' ? null : 'unknown';
  }
}
