import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { listActivity, MAX_ACTIVITY } from '@carillon/contracts/http/notifications/list-activity.ts';
import {
  type ApiClient,
  actionErrorText,
  saveCsv,
  useAccountZone,
  useAction,
  useApi,
  useToasts,
} from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { type ActivityFilter, queryOf } from '../model/activity-filter.ts';
import { toRow } from '../model/row.ts';

/** Saves every act that a filter lets through as a CSV file. */
export function useExportActivity() {
  const api = useApi();
  const toasts = useToasts();
  const zone = useAccountZone();
  return useAction(
    async (filter: ActivityFilter) => {
      const now = new Date();
      const [entries, { default: papa }] = await Promise.all([all(api, filter, now), import('papaparse')]);
      // Keeps text that begins with "=" from being read as a formula.
      const rows = entries.map((entry) => toRow(entry, { zone, now }));
      saveCsv(nameOf(filter, now), papa.unparse(rows, { escapeFormulae: true }));
      return entries.length;
    },
    {
      onDone: (count) => toasts.success(plural(count, { one: '# line exported', other: '# lines exported' })),
      onFailed: (error) => toasts.danger(t`Failed to export: ${{ why: actionErrorText(error) }}`),
    },
  );
}

async function all(api: ApiClient, filter: ActivityFilter, now: Date): Promise<ActivityEntry[]> {
  const entries: ActivityEntry[] = [];
  let before: string | null = null;
  do {
    const query = { ...queryOf(filter, now), most: `${MAX_ACTIVITY}`, ...(before !== null && { before }) };
    const page: { entries: ActivityEntry[]; next: string | null } = await api.call(listActivity, { query });
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return entries;
}

function nameOf({ topic }: ActivityFilter, now: Date): string {
  const about = topic ? `-${topic}` : '';
  return `carillon-activity${about}-${now.toISOString().slice(0, 10)}.csv`;
}
