import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import {
  listPostFigures,
  MOST_FIGURES,
  type PostWithFigures,
} from '@carillon/contracts/http/analytics/list-post-figures.ts';
import {
  type ApiClient,
  actionErrorText,
  saveCsv,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { FigureFilter } from '../model/figure-filter.ts';

/** Saves every post that a filter lets through as a CSV file. */
export function useExportPosts() {
  const api = useApi();
  const toasts = useToasts();
  return useAction(
    async (filter: FigureFilter) => {
      const [posts, { default: papa }] = await Promise.all([everyPost(api, filter), import('papaparse')]);
      // A text that begins with "=" is no formula.
      const rows = papa.unparse(posts.map(toRow), { escapeFormulae: true });
      saveCsv(`carillon-figures-${new Date().toISOString().slice(0, 10)}.csv`, rows);
      return posts.length;
    },
    {
      onDone: (count) => toasts.success(t`${count.toLocaleString(i18n.locale)} posts exported`),
      onFailed: (error) => toasts.danger(t`Failed to export: ${actionErrorText(error)}`),
    },
  );
}

async function everyPost(api: ApiClient, filter: FigureFilter): Promise<PostWithFigures[]> {
  const all: PostWithFigures[] = [];
  let before: string | null = null;
  do {
    const query = { ...filter, most: `${MOST_FIGURES}`, ...(before !== null && { before }) };
    const page: { posts: PostWithFigures[]; next: string | null } = await api.call(listPostFigures, {
      query,
    });
    all.push(...page.posts);
    before = page.next;
  } while (before !== null);
  return all;
}

/** What is not known is an empty field. */
const toRow = (post: PostWithFigures) => ({
  Published: post.published_at,
  Network: labelOf(post.platform),
  'Published to': post.target_name,
  Text: post.words,
  Likes: post.likes,
  Comments: post.comments,
  Shares: post.shares,
  Engagement: post.engagement,
  Reach: post.reach,
  Views: post.views,
  Clicks: post.clicks,
  'Read at': post.read_at,
  'No longer on the network': post.gone ? 'yes' : '',
  Link: post.post_url,
});
