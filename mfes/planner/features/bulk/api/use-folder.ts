import { useCallback, useState } from 'react';
import type { Folder } from '../model/media-refs.ts';

/** More than a sheet can name. */
const MOST_FILES = 5_000;

/** The images and videos of folders that were dropped or chosen, until the page is left. */
export function useFolder() {
  const [folder, setFolder] = useState<Folder>(new Map());
  const add = useCallback(
    (files: readonly File[]) =>
      setFolder((now) => {
        const media = files.filter(({ name }) => MEDIA.test(name)).slice(0, MOST_FILES);
        return new Map([...now, ...media.map((file) => [file.name.toLowerCase(), file] as const)]);
      }),
    [],
  );
  return { folder, add };
}

const MEDIA = /\.(?:jpe?g|png|webp|gif|mp4|mov|m4v)$/i;

/** The files of what was dropped, those in folders too. To be called while the event lasts. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= MOST_FILES) return;
  if (entry.isFile) {
    into.push(
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    );
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const one of some) await collect(one, into);
  }
}
