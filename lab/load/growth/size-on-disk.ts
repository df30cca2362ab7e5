import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import mongoose from 'mongoose';

const MB = 1024 * 1024;
const inMb = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/** All files of a folder. */
export async function folderBytes(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return inMb(sizes.reduce((sum, size) => sum + size, 0));
}

/** Documents and indexes, as a server tells them; one that does not is said so. */
export async function serverBytes(uri: string): Promise<string> {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    const stats = ['carillon_posts', 'carillon_analytics'].map((name) =>
      connection.useDb(name).db?.command({ dbStats: 1 }),
    );
    const told = await Promise.all(stats);
    const sum = (field: string): number => told.reduce((all, one) => all + Number(one?.[field] ?? 0), 0);
    return `${inMb(sum('dataSize'))}, indexes ${inMb(sum('indexSize'))}`;
  } catch (error) {
    return `not told (${String(error)})`;
  } finally {
    await connection.close();
  }
}
