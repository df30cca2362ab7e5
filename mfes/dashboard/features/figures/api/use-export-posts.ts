import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import {
  listPostFigures,
  MAX_FIGURES,
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
import { plural, t } from '@lingui/core/macro';
import type { FigureFilter } from '../model/figure-filter.ts';

/** Saves every post that a filter lets through as a CSV file. */
export function useExportPosts() {
  const api = useApi();
  const toasts = useToasts();
  return useAction(
    async (filter: FigureFilter) => {
      const [posts, { default: papa }] = await Promise.all([everyPost(api, filter), import('papaparse')]);
      // Keeps text that begins with "=" from being read as a formula.
      const rows = papa.unparse(toTable(posts), { escapeFormulae: true });
      saveCsv(`carillon-figures-${new Date().toISOString().slice(0, 10)}.csv`, rows);
      return posts.length;
    },
    {
      onDone: (count) => toasts.success(plural(count, { one: '# post exported', other: '# posts exported' })),
      onFailed: (error) => toasts.danger(t`Failed to export: ${{ reason: actionErrorText(error) }}`),
    },
  );
}

async function everyPost(api: ApiClient, filter: FigureFilter): Promise<PostWithFigures[]> {
  const all: PostWithFigures[] = [];
  let before: string | null = null;
  do {
    const query = { ...filter, most: `${MAX_FIGURES}`, ...(before !== null && { before }) };
    const page: { posts: PostWithFigures[]; next: string | null } = await api.call(listPostFigures, {
      query,
    });
    all.push(...page.posts);
    before = page.next;
  } while (before !== null);
  return all;
}

type Field = string | number | null;

/** The head of each column, and its field. What is not known is an empty field. */
const COLUMNS: readonly (readonly [head: string, fieldOf: (post: PostWithFigures) => Field])[] = [
  [t`Published`, ({ published_at }) => published_at],
  [t`Network`, ({ platform }) => labelOf(platform)],
  [t`Published to`, ({ target_name }) => target_name],
  [t`Text`, ({ words }) => words],
  [t`Likes`, ({ likes }) => likes],
  [t`Comments`, ({ comments }) => comments],
  [t`Shares`, ({ shares }) => shares],
  [t`Engagement`, ({ engagement }) => engagement],
  [t`Reach`, ({ reach }) => reach],
  [t`Views`, ({ views }) => views],
  [t`Clicks`, ({ clicks }) => clicks],
  [t`Updated at`, ({ read_at }) => read_at],
  [t`No longer on the network`, ({ gone }) => (gone ? t`yes` : '')],
  [t`Link`, ({ post_url }) => post_url],
];

const toTable = (posts: readonly PostWithFigures[]) => ({
  fields: COLUMNS.map(([head]) => head),
  data: posts.map((post) => COLUMNS.map(([, fieldOf]) => fieldOf(post))),
});
