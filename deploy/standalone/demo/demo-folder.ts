import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'demo';
const WHOLE = 'whole.json';

/** The folder in which a demo is made until an installation has taken it over. */
export const demoFolder = (dataFolder: string): string => path.join(dataFolder, FOLDER);

export const awaitsDemo = (dataFolder: string): boolean => existsSync(demoFolder(dataFolder));

export const markAwaited = (dataFolder: string): void => {
  mkdirSync(demoFolder(dataFolder), { recursive: true, mode: 0o700 });
};

/** Removes the demo's folder once everything in it has been taken over. */
export const markTakenOver = (dataFolder: string): void =>
  rmSync(demoFolder(dataFolder), { recursive: true, force: true });

/** The installation that the demo is made in. */
export const pastFolder = (dataFolder: string): string => path.join(demoFolder(dataFolder), 'past');

/** The address that a whole one was made at; null while it is not whole. */
export function wholeAt(dataFolder: string): string | null {
  const file = path.join(demoFolder(dataFolder), WHOLE);
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).url) : null;
}

export function markWhole(dataFolder: string, url: string): void {
  const file = path.join(demoFolder(dataFolder), WHOLE);
  writeFileSync(`${file}.new`, JSON.stringify({ url }), { flush: true });
  renameSync(`${file}.new`, file);
}
