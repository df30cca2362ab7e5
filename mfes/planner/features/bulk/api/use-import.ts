import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { fetchMedia } from '@carillon/contracts/http/posts/fetch-media.ts';
import { scheduleBatch } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { type ApiClient, actionErrorText, asApiError, isUnanswered, useApi } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type Calls, type ImportRow, type RowResult, runImport } from '../model/run-import.ts';

interface Running {
  readonly done: number;
  readonly total: number;
  /** Seconds that the server asks to wait. */
  readonly waits: number | null;
}

interface Place {
  readonly workspaceId: string;
  readonly sheetId: string;
  readonly zone: string;
  readonly sheetName: string;
}

/** Imports rows, one import at a time; the page asks before it is left meanwhile. */
export function useImport(onResult: (sheetId: string, number: number, result: RowResult) => void) {
  const api = useApi();
  const [running, setRunning] = useState<Running | null>(null);
  const stop = useRef<AbortController | null>(null);
  const busy = running !== null;
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [busy]);
  useEffect(() => () => stop.current?.abort(), []);

  return {
    running,
    /** Reports whether an import runs now, also to a handler of an earlier rendering. */
    isRunning: () => stop.current !== null,
    stop: () => stop.current?.abort(),
    async start(rows: readonly ImportRow[], { sheetName, ...place }: Place): Promise<void> {
      if (stop.current) return;
      const control = new AbortController();
      stop.current = control;
      setRunning({ done: 0, total: rows.length, waits: null });
      try {
        await runImport(rows, callsOf(api, place.zone, sheetName), {
          ...place,
          signal: control.signal,
          onResult(number, result) {
            onResult(place.sheetId, number, result);
            setRunning((now) => now && { ...now, done: now.done + 1 });
          },
          onWait: (ms) => setRunning((now) => now && { ...now, waits: ms && Math.ceil(ms / 1000) }),
        });
      } finally {
        stop.current = null;
        setRunning(null);
      }
    },
  };
}

const MAX_TRIES = 5;
/** A server that is asked too often says how long it wants to be left alone; that is not counted as a failure for long. */
const MAX_WAITS = 30;

const callsOf = (api: ApiClient, timezone: string, sheetName: string): Calls => ({
  // Not given up by a stop: what is under way is made, and its rows say so.
  schedule: async (posts) => {
    const body = { timezone, posts: [...posts], description: t`Imported from ${sheetName}`.slice(0, 200) };
    return (await api.call(scheduleBatch, { body })).results;
  },
  fetch: async (files, signal) => (await api.call(fetchMedia, { body: { files: [...files] }, signal })).files,
  async upload(id, file, altText, signal) {
    const form = new FormData();
    form.set('id', id);
    form.set('file', file);
    const { media } = await api.upload(uploadMedia, form, { signal });
    if (altText !== '' && media.kind === 'image' && media.alt_text !== altText)
      await api.call(describeMedia, { params: { id }, body: { alt_text: altText }, signal });
    return media;
  },
  delayOf(error, tries) {
    const refusal = asApiError(error);
    if (refusal?.code === 'too_many_requests')
      return tries < MAX_WAITS ? (refusal.retryAfter ?? 10) * 1000 + 500 : null;
    return isUnanswered(error) && tries < MAX_TRIES ? 1000 * 2 ** tries : null;
  },
  wordsOf: actionErrorText,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
});
