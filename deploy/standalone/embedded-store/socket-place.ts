import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longest path that a Unix socket may have everywhere, less a margin. */
const LONGEST_SOCKET_PATH = 100;

export interface SocketPlace {
  readonly socketPath: string;
  /** Removes what was created for it. */
  remove(): void;
}

/** The path of a folder's store socket: inside it, or in a short private folder if that path is too long. */
export function socketPlace(folder: string): SocketPlace {
  const inside = path.join(folder, 'store.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH)
    return { socketPath: inside, remove: () => undefined };
  const short = mkdtempSync(path.join(tmpdir(), 'carillon-'));
  return {
    socketPath: path.join(short, 'store.sock'),
    remove: () => rmSync(short, { recursive: true, force: true }),
  };
}
