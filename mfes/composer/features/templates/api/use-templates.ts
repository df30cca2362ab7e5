import { deleteTemplate } from '@carillon/contracts/http/posts/delete-template.ts';
import { listTemplates } from '@carillon/contracts/http/posts/list-templates.ts';
import { saveTemplate } from '@carillon/contracts/http/posts/save-template.ts';
import type { Template, TemplateWords } from '@carillon/contracts/http/posts/template.ts';
import { type ApiClient, useAction, useApi } from '@carillon/sdk/index.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['templates'];

const listOf = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(listTemplates, { signal })).templates,
    networkMode: 'always',
    retry: false,
  });

/** The workspace's templates, by name. */
export const useTemplates = () => useQuery(listOf(useApi()));

/** Asks for them; null where they could not be had. */
export function useFetchTemplates(): () => Promise<readonly Template[] | null> {
  const [api, queries] = [useApi(), useQueryClient()];
  return () => queries.fetchQuery({ ...listOf(api), staleTime: 10_000 }).catch(() => null);
}

export interface TemplateWrite extends TemplateWords {
  readonly id: string;
  /** The one that was seen; 0 for a new template. */
  readonly version: number;
}

export function useSaveTemplate(onSaved: (template: Template) => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction(
    async ({ id, ...body }: TemplateWrite) =>
      (await api.call(saveTemplate, { params: { id }, body })).template,
    {
      async onDone(template) {
        await refresh();
        onSaved(template);
      },
      onFailed: () => void refresh(),
    },
  );
}

export function useDeleteTemplate() {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((id: string) => api.call(deleteTemplate, { params: { id } }), { onDone: refresh });
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
