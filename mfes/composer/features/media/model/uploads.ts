import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { errorText, isOnline, isUnanswered } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export interface Upload {
  /** The file's in the library, made here: a repeated upload ends in the one file. */
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'failed' | 'refused';
  readonly share: number;
  readonly problem: string | null;
}

type Send = (
  upload: Pick<Upload, 'id' | 'file'>,
  options: { onProgress(share: number): void; signal: AbortSignal },
) => Promise<MediaView>;

export interface Uploads {
  get(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  /** One that failed; all of them without an id. */
  retry(id?: string): void;
  remove(id: string): void;
  /** Removes the uploads that the server refused for good. */
  forgetRefused(): void;
}

/** Files on their way to the library, one after another, in the order they were chosen. */
export function createUploads(send: Send, onDone: (media: MediaView) => void): Uploads {
  let all: readonly Upload[] = [];
  let running: { readonly id: string; readonly controller: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]): void => {
    all = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<Upload>): void =>
    set(all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string): void => set(all.filter((one) => one.id !== id));

  const run = async (): Promise<void> => {
    const next = all.find(({ state }) => state === 'waiting');
    if (running || !next) return;
    const { id } = next;
    const controller = new AbortController();
    running = { id, controller };
    change(id, { state: 'uploading', share: 0, problem: null });
    try {
      const onProgress = (share: number): void => change(id, { share });
      const media = await send(next, { onProgress, signal: controller.signal });
      if (!controller.signal.aborted) onDone(media);
      drop(id);
    } catch (error) {
      change(id, failureOf(error as Error));
    }
    running = null;
    void run();
  };

  return {
    get: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const fresh = files.map(
        (file): Upload => ({ id: crypto.randomUUID(), file, state: 'waiting', share: 0, problem: null }),
      );
      set([...all, ...fresh]);
      void run();
    },
    retry(id) {
      for (const one of all)
        if (one.state === 'failed' && (id === undefined || id === one.id))
          change(one.id, { state: 'waiting', problem: null });
      void run();
    },
    remove(id) {
      if (running?.id === id) running.controller.abort();
      drop(id);
    },
    forgetRefused: () => set(all.filter(({ state }) => state !== 'refused')),
  };
}

/** Describes a failed upload: one without an answer can be retried; a refusal is final. */
function failureOf(error: Error): Pick<Upload, 'state' | 'problem'> {
  if (!isUnanswered(error)) return { state: 'refused', problem: errorText(error) };
  const why = isOnline() ? errorText(error, t`Carillon can’t be reached.`) : t`You’re offline.`;
  return { state: 'failed', problem: `${t`Not uploaded.`} ${why}` };
}
