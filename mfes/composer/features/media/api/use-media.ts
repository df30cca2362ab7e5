import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isHeic, kindOf, type MediaItem } from '../../../lib/media-item.ts';
import { addFiles, pairProblem, refusalText } from '../model/add-files.ts';
import type { TypedAltText } from '../model/alt-texts.ts';
import { createUploads, type Upload } from '../model/uploads.ts';
import { useAltTexts } from './use-alt-texts.ts';

export interface MediaHandle {
  /** Those in the library, then those on their way there. */
  readonly items: readonly MediaItem[];
  /** Why files that were chosen last are not among them, a line each. */
  readonly problems: readonly string[];
  add(chosenFiles: readonly File[]): void;
  /** The files selected in the library. */
  pick(chosenMedia: readonly MediaView[]): void;
  /** Puts one that is in the library to another place among those. */
  move(id: string, place: number): void;
  /** Another file of the library takes its place. */
  replace(id: string, media: MediaView): void;
  retry(id: string): void;
  remove(id: string): void;
  /** Sets an image's alt text. */
  describe(id: string, altText: string): void;
  /** False when the library does not have all that was said of images. */
  saveAltTexts(): Promise<boolean>;
}

interface DraftMedia {
  /** The ids of the draft's files, in order. */
  readonly ids: readonly string[];
  readonly known: ReadonlyMap<string, MediaView>;
  /** One that the library has by now. */
  onAdd(media: MediaView): void;
  /** One that the draft has is described anew. */
  onDescribed(media: MediaView): void;
  onChange(ids: string[]): void;
}

/**
 * The draft's files: each is uploaded when it is chosen, and belongs to the draft once the library has it, also when
 * another draft or page is opened meanwhile.
 */
export function useMedia({ ids, known, onAdd, onDescribed, onChange }: DraftMedia): MediaHandle {
  const api = useApi();
  const newest = useRef(ids);
  newest.current = ids;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploads] = useState(() =>
    createUploads(async ({ id, file }, options) => {
      const form = new FormData();
      form.set('id', id);
      form.set('file', file);
      return (await api.upload(uploadMedia, form, options)).media;
    }, onAdd),
  );
  const pending = useSyncExternalStore(uploads.subscribe, uploads.get);
  const urls = useFileUrls(pending);
  const altTexts = useAltTexts(onDescribed);
  const { typed } = altTexts;
  const busy = pending.some(({ state }) => state === 'uploading' || state === 'waiting');

  useEffect(() => {
    const retry = (): void => uploads.retry();
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [uploads]);
  useEffect(() => {
    if (!busy) return;
    // The browser asks whether to leave: the file is only here.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [busy]);

  const items = useMemo(
    () => [
      ...ids.map((id) => storedItem(id, known.get(id), typed.get(id))),
      ...pending
        .filter(({ state }) => state !== 'refused')
        .map((upload) => pendingItem(upload, urls.get(upload.file) ?? null)),
    ],
    [ids, known, typed, pending, urls],
  );
  return {
    items,
    problems: [
      ...problems,
      ...pending
        .filter(({ state }) => state === 'refused')
        .map(({ file, problem }) => refusalText(file.name, problem ?? '')),
    ],
    add(chosenFiles) {
      uploads.forgetRefused();
      const { files, problems: faults } = addFiles(items, chosenFiles);
      setProblems(faults);
      uploads.add(files);
    },
    pick(chosenMedia) {
      uploads.forgetRefused();
      const kinds = items.map(({ kind }) => kind);
      const faults: string[] = [];
      for (const one of chosenMedia.filter(({ id }) => !ids.includes(id))) {
        const problem = pairProblem(one.kind, kinds);
        if (problem) faults.push(refusalText(one.name, problem));
        else {
          kinds.push(one.kind);
          onAdd(one);
        }
      }
      setProblems(faults);
    },
    move(id, place) {
      const others = ids.filter((one) => one !== id);
      if (others.length === ids.length) return;
      onChange([...others.slice(0, place), id, ...others.slice(place)]);
    },
    replace(id, next) {
      const before = newest.current;
      onAdd(next);
      onChange(before.map((one) => (one === id ? next.id : one)));
    },
    retry: uploads.retry,
    remove(id) {
      setProblems([]);
      uploads.forgetRefused();
      altTexts.forget(id);
      if (ids.includes(id)) onChange(ids.filter((one) => one !== id));
      else uploads.remove(id);
    },
    describe: altTexts.type,
    saveAltTexts: altTexts.flush,
  };
}

function storedItem(
  id: string,
  media: MediaView | undefined,
  typedText: TypedAltText | undefined,
): MediaItem {
  const alt = { altText: typedText?.text ?? media?.alt_text ?? '', altProblem: typedText?.problem ?? null };
  return media
    ? { ...media, ...alt, state: 'ready', share: 1, problem: null }
    : {
        id,
        name: t`A file`,
        kind: 'image',
        bytes: 0,
        url: null,
        share: 0,
        width: null,
        height: null,
        ...alt,
        state: 'gone',
        problem: t`This file is no longer in the media library. Remove it from the post.`,
      };
}

const pendingItem = ({ id, file, state, share, problem }: Upload, url: string | null): MediaItem => ({
  id,
  name: file.name,
  kind: kindOf(file),
  bytes: file.size,
  width: null,
  height: null,
  altText: '',
  altProblem: null,
  url: isHeic(file) ? null : url,
  state: state === 'failed' ? 'failed' : 'uploading',
  share,
  problem,
});

/** Addresses under which the browser shows files, as long as they are on their way. */
function useFileUrls(pending: readonly Upload[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  const createdUrls = useRef(urls);
  useEffect(() => {
    const files = new Set(pending.map(({ file }) => file));
    const before = createdUrls.current;
    if (files.size === before.size && [...files].every((file) => before.has(file))) return;
    for (const [file, url] of before) if (!files.has(file)) URL.revokeObjectURL(url);
    createdUrls.current = new Map(
      [...files].map((file) => [file, before.get(file) ?? URL.createObjectURL(file)]),
    );
    setUrls(createdUrls.current);
  }, [pending]);
  useEffect(
    () => () => {
      for (const url of createdUrls.current.values()) URL.revokeObjectURL(url);
    },
    [],
  );
  return urls;
}
