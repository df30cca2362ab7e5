import { mediaNoticeText } from '@carillon/contracts/domain/media-notice.ts';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { FetchedFile, WantedFile } from '@carillon/contracts/http/posts/fetch-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { BatchPost, BatchResult } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { serviceText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReadyPost } from './check-rows.ts';
import type { MediaRef } from './media-refs.ts';
import { mediaIdOf, postKey } from './row-key.ts';

/** The result of a row. `unknown`: no answer came, and repeating it is safe. */
export interface RowResult {
  readonly outcome: BatchResult['outcome'] | 'unknown';
  readonly postId: string | null;
  /** UTC. */
  readonly dueAt: string | null;
  readonly words: string;
}

export interface ImportRow {
  readonly number: number;
  readonly post: ReadyPost;
}

type Noticed = Pick<MediaView, 'name' | 'notice'>;

/** How the server is asked. Each throws what `delayOf` knows. */
export interface Calls {
  schedule(posts: readonly BatchPost[]): Promise<readonly BatchResult[]>;
  fetch(files: readonly WantedFile[], signal: AbortSignal): Promise<readonly FetchedFile[]>;
  upload(id: string, file: File, altText: string, signal: AbortSignal): Promise<Noticed | undefined>;
  /** How long to wait before trying again, ms; null where that is of no use. */
  delayOf(error: Error, tries: number): number | null;
  wordsOf(error: Error): string;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

interface Options {
  readonly workspaceId: string;
  readonly sheetId: string;
  readonly zone: string;
  readonly signal: AbortSignal;
  onResult(number: number, result: RowResult): void;
  /** The server asks to wait, ms; null when it goes on. */
  onWait(ms: number | null): void;
}

/** Most posts, and bytes of JSON, in one call: less than the server accepts, so that progress shows. */
const POSTS_A_CALL = 25;
const BYTES_A_CALL = 700_000;
const FILES_A_CALL = 10;

/** Sends the rows, a few at a time, files first. Stopped, it leaves what it has not sent. */
export async function runImport(rows: readonly ImportRow[], calls: Calls, options: Options): Promise<void> {
  const { signal } = options;
  const files = createFiles(calls, options);
  for (const some of portions(rows)) {
    if (signal.aborted) return;
    try {
      await sendSome(some, files, calls, options);
    } catch (error) {
      if (signal.aborted) return;
      const words = calls.wordsOf(error as Error);
      for (const { number } of some) options.onResult(number, { ...NOTHING, outcome: 'unknown', words });
    }
  }
}

const NOTHING = { postId: null, dueAt: null } as const;

async function sendSome(
  some: readonly ImportRow[],
  files: Files,
  calls: Calls,
  options: Options,
): Promise<void> {
  const missing = await files.have(some);
  const posts: BatchPost[] = [];
  const sentRows = new Map<string, { readonly number: number; readonly notices: readonly string[] }>();
  for (const { number, post } of some) {
    const ids = await files.idsOf(post);
    const problem = ids.flatMap((id) => missing.get(id) ?? [])[0];
    if (problem) options.onResult(number, { ...NOTHING, outcome: 'refused', words: problem });
    if (problem) continue;
    const idempotency_key = await postKey(post, options.zone);
    sentRows.set(idempotency_key, { number, notices: files.noticesOf(ids) });
    posts.push({
      idempotency_key,
      content: post.content,
      ...(post.comment && { first_comment: post.comment }),
      targets: post.accounts.map(({ platform, id }) => ({
        platform_id: PLATFORMS[platform].id,
        page_id: id,
      })),
      scheduled_time: post.local,
      media_ids: ids,
    });
  }
  if (posts.length === 0) return;
  const results = await again(() => calls.schedule(posts), calls, options);
  for (const { idempotency_key, outcome, post_id, due_at, message, errors, texts } of results) {
    const row = sentRows.get(idempotency_key);
    if (!row) continue;
    const messages = Object.values(errors ?? {}).flat();
    const translate = (english: string): string => serviceText(english, texts?.[english]);
    const words = [...(messages.length > 0 ? messages : [message ?? '']).map(translate), ...row.notices]
      .filter(Boolean)
      .join(' ');
    options.onResult(row.number, { outcome, postId: post_id, dueAt: due_at, words });
  }
}

/** Repeats a call as long as that is of use. @throws what the last try threw */
async function again<T>(call: () => Promise<T>, calls: Calls, { signal, onWait }: Options): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      const delay = signal.aborted ? null : calls.delayOf(error as Error, tries);
      if (delay === null) throw error;
      onWait(delay);
      await calls.wait(delay, signal);
      onWait(null);
    }
  }
}

interface Files {
  idsOf(post: ReadyPost): Promise<string[]>;
  /** Returns what happened to these files that their user may not expect. */
  noticesOf(ids: readonly string[]): string[];
  /** Brings the files of some rows into the library. Of those that could not be had: why. */
  have(rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string>>;
}

interface MediaRequest {
  readonly id: string;
  readonly ref: MediaRef;
  readonly altText: string;
}

/** Each file of an import once, however many rows name it. */
function createFiles(calls: Calls, options: Options): Files {
  const storedIds = new Set<string>();
  const problems = new Map<string, string>();
  const ids = new Map<string, Promise<string>>();
  const idOf = (ref: MediaRef, altText: string): Promise<string> => {
    const name = JSON.stringify([
      'url' in ref ? ref.url : [ref.file.name, ref.file.size, ref.file.lastModified],
      altText,
    ]);
    const id = ids.get(name) ?? mediaIdOf(options.workspaceId, options.sheetId, ref, altText);
    ids.set(name, id);
    return id;
  };
  const wantedOf = (post: ReadyPost): Promise<MediaRequest[]> =>
    Promise.all(
      post.media.map(async (ref, at) => {
        const altText = post.altTexts[at] ?? '';
        return { id: await idOf(ref, altText), ref, altText };
      }),
    );
  const notices = new Map<string, string>();
  const addMedia = (id: string, media: Noticed | undefined): void => {
    storedIds.add(id);
    if (media?.notice) notices.set(id, serviceText(mediaNoticeText(media.notice, media.name)));
  };
  const note = ({ id, media, message, message_text }: FetchedFile): void => {
    if (media) addMedia(id, media);
    else problems.set(id, message ? serviceText(message, message_text) : t`Couldn’t fetch a file.`);
  };
  return {
    idsOf: async (post) => (await wantedOf(post)).map(({ id }) => id),
    noticesOf: (all) => all.flatMap((id) => notices.get(id) ?? []),
    async have(rows) {
      const all = (await Promise.all(rows.map(({ post }) => wantedOf(post)))).flat();
      const missingMedia = [...new Map(all.map((one) => [one.id, one])).values()].filter(
        ({ id }) => !storedIds.has(id),
      );
      for (const { id } of missingMedia) problems.delete(id);
      const urls = missingMedia.flatMap(({ id, ref, altText }) =>
        'url' in ref ? [{ id, url: ref.url, alt_text: altText }] : [],
      );
      for (let at = 0; at < urls.length; at += FILES_A_CALL) {
        const some = urls.slice(at, at + FILES_A_CALL);
        const fetched = await again(() => calls.fetch(some, options.signal), calls, options);
        fetched.forEach(note);
      }
      for (const { id, ref, altText } of missingMedia) {
        if ('url' in ref) continue;
        await again(() => calls.upload(id, ref.file, altText, options.signal), calls, options).then(
          (media) => addMedia(id, media),
          (error: Error) => {
            if (options.signal.aborted) throw error;
            problems.set(id, `${ref.file.name}: ${calls.wordsOf(error)}`);
          },
        );
      }
      return problems;
    },
  };
}

/** In their order, as many at a time as one call takes. */
function portions(rows: readonly ImportRow[]): ImportRow[][] {
  const all: ImportRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = row.post.content.length * 4 + 2_000;
    const last = all.at(-1);
    if (last && last.length < POSTS_A_CALL && bytes + size <= BYTES_A_CALL) {
      last.push(row);
      bytes += size;
    } else {
      all.push([row]);
      bytes = size;
    }
  }
  return all;
}
