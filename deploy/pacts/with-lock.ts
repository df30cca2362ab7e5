import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WrongUsage } from './store.ts';

const WITHIN_MS = 20_000;

/**
 * Does something while no other process does so to the same file: behind a lock beside it, which the operating system lets go
 * of when its process dies.
 * @throws WrongUsage when another process has it for too long
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(`${file}.lock`, { timeout: WITHIN_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new WrongUsage(`${file} can't be locked: is another command at it?`, { cause });
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
