import { statfs } from 'node:fs/promises';

/** Whether the disk that a folder is on has room for more. */
export type DiskRoom = () => Promise<boolean>;

/** @param least how many bytes are to stay free for everything else */
export const createDiskRoom =
  (folder: string, least: number): DiskRoom =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= least;
  };
