/** Where files are kept in a browser: all of one key at once. */
export interface FileShelf {
  read(key: string): Promise<File[]>;
  write(key: string, files: readonly File[]): Promise<void>;
  /** Takes away everything under keys that begin so. */
  clear(prefix: string): Promise<void>;
}

/** A user's files in this browser, such as the pictures of a post that is not out yet. */
export interface UserFiles {
  /** What is kept under a key; nothing when the browser can't tell. */
  load(key: string): Promise<File[]>;
  /** Keeps these in place of what was there. False when they are too much or the browser won't; then none is kept. */
  keep(key: string, files: readonly File[]): Promise<boolean>;
}

/** All the files under one key, bytes: as much as a post may have. */
export const MOST_BYTES = 300 * 1024 * 1024;

/** The files under these keys; none is taken any more once the user has logged out. */
export function openUserFiles(shelf: FileShelf, prefix: string, ended: () => boolean): UserFiles {
  const store = async (key: string, files: readonly File[]): Promise<boolean> => {
    if (ended()) return false;
    try {
      await shelf.write(prefix + key, files);
      return true;
    } catch (error) {
      console.warn(`The browser does not keep the files of ${key}.`, error);
      return false;
    }
  };
  return {
    load: (key) =>
      shelf.read(prefix + key).catch((error: unknown) => {
        console.warn(`The files of ${key} could not be read.`, error);
        return [];
      }),
    async keep(key, files) {
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (bytes <= MOST_BYTES && (await store(key, files))) return true;
      // What was kept before is not what is meant now.
      await store(key, []);
      return false;
    },
  };
}
