import { asApiError, errorText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export interface TypedAltText {
  readonly text: string;
  readonly saved: boolean;
  /** Why the library does not have it. */
  readonly problem: string | null;
}

/** Descriptions of images typed here, by the images' ids. */
export interface AltTexts {
  get(): ReadonlyMap<string, TypedAltText>;
  subscribe(listener: () => void): () => void;
  type(id: string, text: string): void;
  /** Drops an image that is no longer on this page; its text isn't saved. */
  forget(id: string): void;
  /** Saves at once. False when the library does not have all of it then. */
  flush(): Promise<boolean>;
}

const PAUSE_MS = 800;

/** Saves typed alt texts to the library: one call at a time, and only the latest text of each image. */
export function createAltTexts(save: (id: string, text: string) => Promise<void>): AltTexts {
  let all: ReadonlyMap<string, TypedAltText> = new Map();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const put = (next: ReadonlyMap<string, TypedAltText>): void => {
    all = next;
    for (const listener of listeners) listener();
  };
  const set = (id: string, typedText: TypedAltText): void => put(new Map(all).set(id, typedText));
  const forget = (id: string): void => put(new Map([...all].filter(([one]) => one !== id)));

  const saveAll = async (): Promise<void> => {
    const attemptedTexts = new Map<string, string>();
    for (;;) {
      const next = [...all].find(([id, { text, saved }]) => !saved && attemptedTexts.get(id) !== text);
      if (!next) return;
      const [id, { text }] = next;
      attemptedTexts.set(id, text);
      const error = await save(id, text).then(
        () => null,
        (cause: Error) => cause,
      );
      // A deleted file needs no alt text.
      if (error && asApiError(error)?.code === 'not_found') forget(id);
      else if (all.get(id)?.text === text)
        set(id, { text, saved: !error, problem: error && `${t`Not saved.`} ${errorText(error)}` });
    }
  };
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = null;
    });
    await running;
    return [...all.values()].every(({ saved }) => saved);
  };

  return {
    get: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(id, text) {
      set(id, { text, saved: false, problem: null });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    forget,
    flush,
  };
}
