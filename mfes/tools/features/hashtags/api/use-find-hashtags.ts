import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import type { Writer } from '@carillon/contracts/http/ai/writer.ts';
import {
  type ApiClient,
  asInvalidReply,
  isFailure,
  pageLocale,
  useApi,
  useCancelableAction,
  useToasts,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { Finding } from '../model/finding.ts';

export interface HashtagResult {
  /** The search that found them. */
  readonly finding: Finding;
  readonly hashtags: readonly FoundHashtag[];
  readonly writer: Writer;
}

/** Whether the stored value is valid. It may also be missing. */
export const isFound = (value: unknown): value is HashtagResult | null =>
  value === null ||
  (typeof value === 'object' &&
    'finding' in value &&
    'hashtags' in value &&
    Array.isArray(value.hashtags) &&
    'writer' in value);

export const FAILED = {
  search: t`Failed to search hashtags`,
  analyze: t`Failed to analyze content`,
} as const;

export function useFindHashtags(onFound: (result: HashtagResult) => void) {
  const api = useApi();
  const toasts = useToasts();
  return useCancelableAction((finding: Finding, signal) => find(api, finding, signal), {
    onDone: onFound,
    onFailed(error, { kind }) {
      if (isFailure(error) && !asInvalidReply(error)) toasts.danger(FAILED[kind]);
    },
  });
}

async function find(api: ApiClient, finding: Finding, signal: AbortSignal): Promise<HashtagResult> {
  const { kind, text } = finding;
  const locale = pageLocale();
  if (kind === 'search') {
    const { data, writer } = await api.call(searchHashtags, { body: { hashtag: text, locale }, signal });
    return { finding, hashtags: data.trending_hashtags, writer };
  }
  const { data, writer } = await api.call(analyzeHashtags, { body: { text, locale }, signal });
  return { finding, hashtags: data.hashtags, writer };
}
