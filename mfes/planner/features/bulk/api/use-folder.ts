import { useCallback, useState } from 'react';
import { type Folder, fileKey } from '../model/media-refs.ts';
import { SHEET_FILE } from '../model/sheet-file.ts';

/** More than a folder of a sheet's pictures has; only images and videos count. */
const MAX_FILES = 50_000;

/** Keeps the images and videos of folders that were dropped or chosen, until the user leaves the page. */
export function useFolder() {
  const [folder, setFolder] = useState<Folder>(new Map());
  const add = useCallback(
    (files: readonly File[]) =>
      setFolder((now) => {
        const media = files.filter(({ name }) => MEDIA.test(name));
        return new Map([...now, ...media.map((file) => [fileKey(file.name), file] as const)]);
      }),
    [],
  );
  return { folder, add };
}

const MEDIA = /\.(?:jpe?g|png|webp|gif|mp4|mov|m4v)$/i;

/** Returns the sheets, images and videos that were dropped, also from folders. Call it during the event. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files, true);
  return files;
}

async function collect(entry: FileSystemEntry, into: File[], isDropped = false): Promise<void> {
  if (into.length >= MAX_FILES) return;
  if (entry.isFile) {
    // Unusable files must not count against the limit. A file dropped by itself is reported if it can't be used.
    const isUseful = isDropped || MEDIA.test(entry.name) || SHEET_FILE.test(entry.name);
    if (isUseful)
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
