import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { i18n } from '@lingui/core';

let loading: Promise<void> | undefined;
let failedAt: number | undefined;

/**
 * Loads the translations of what services say, once, beside the first calls. Sentences stay English when they can't be
 * loaded. Calls a while later try again: each line of a streamed reply asks for them too.
 */
export function loadWords(): Promise<void> {
  if (i18n.locale === SOURCE_LOCALE) return Promise.resolve();
  if (failedAt !== undefined && Date.now() - failedAt >= AGAIN_MS) loading = undefined;
  loading ??= startLoading();
  return loading;
}

function startLoading(): Promise<void> {
  failedAt = undefined;
  return fetchWords().catch(() => {
    failedAt = Date.now();
  });
}

async function fetchWords(): Promise<void> {
  const { locale } = i18n;
  const address = addressOf(locale);
  if (!address) return;
  const response = await fetch(address, { signal: AbortSignal.timeout(MAX_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  i18n.load(locale, await response.json());
}

/** A reply doesn't wait longer for the words in it. */
const MAX_MS = 3_000;
const AGAIN_MS = 30_000;

function addressOf(locale: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="locales"]')?.content;
  const { words = {} } = (content ? JSON.parse(content) : {}) as { words?: Record<string, string> };
  return words[locale];
}
