import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { i18n } from '@lingui/core';

let loading: Promise<void> | undefined;

/**
 * Loads the translations of what services say, once, beside the first calls. Sentences stay English when they can't be
 * loaded; the next call tries again.
 */
export function loadWords(): Promise<void> {
  if (i18n.locale === SOURCE_LOCALE) return Promise.resolve();
  loading ??= fetchWords().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchWords(): Promise<void> {
  const { locale } = i18n;
  const address = addressOf(locale);
  if (!address) return;
  const response = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  i18n.load(locale, await response.json());
}

/** A reply doesn't wait longer for the words in it. */
const MOST_MS = 3_000;

function addressOf(locale: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="locales"]')?.content;
  const { words = {} } = (content ? JSON.parse(content) : {}) as { words?: Record<string, string> };
  return words[locale];
}
