import { chmodSync, mkdirSync, statSync } from 'node:fs';

const STICKY = 0o1000;

/** A folder that only its owner can read: created that way, or restricted if it exists. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  // A folder for everybody, such as /tmp, or of somebody else, is not ours to close.
  if (mode & STICKY || uid !== process.getuid?.()) return;
  if (mode & 0o077) chmodSync(folder, mode & 0o700);
}
