import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Until then a power cut may remove a file, or its name in a folder, again. */
export function toDisk(file: string): void {
  // Windows opens no folders, and needs a handle that writes.
  if (process.platform === 'win32') return;
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
