import {
  listPostFigures,
  MAX_FIGURES,
  type PostWithFigures,
} from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import {
  type ApiClient,
  actionErrorText,
  saveCsv,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { toPostTable } from '../model/post-table.ts';

type Query = Partial<Omit<QueryOf<typeof listPostFigures>, 'before' | 'most'>>;

interface PostExport {
  /** Which posts, and in which order. */
  readonly query: Query;
  readonly fileName: string;
  /** The zone of the times; null for UTC. */
  readonly zone: string | null;
}

/** Saves every post that a query finds as a CSV file. */
export function useExportPosts() {
  const api = useApi();
  const toasts = useToasts();
  return useAction(
    async ({ query, fileName, zone }: PostExport) => {
      const [posts, { default: papa }] = await Promise.all([everyPost(api, query), import('papaparse')]);
      // Keeps text that begins with "=" from being read as a formula.
      saveCsv(fileName, papa.unparse(toPostTable(posts, zone), { escapeFormulae: true }));
      return posts.length;
    },
    {
      onDone: (count) => toasts.success(plural(count, { one: '# post exported', other: '# posts exported' })),
      onFailed: (error) => toasts.danger(t`Failed to export: ${{ reason: actionErrorText(error) }}`),
    },
  );
}

async function everyPost(api: ApiClient, query: Query): Promise<PostWithFigures[]> {
  const all: PostWithFigures[] = [];
  let before: string | null = null;
  do {
    const pageQuery = { ...query, most: `${MAX_FIGURES}`, ...(before !== null && { before }) };
    const page: { posts: PostWithFigures[]; next: string | null } = await api.call(listPostFigures, {
      query: pageQuery,
    });
    all.push(...page.posts);
    before = page.next;
  } while (before !== null);
  return all;
}
