import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether what npm last installed here, by whatever command, is what the lock file asks for; npm writes it down in
 * `node_modules`. Optional packages are left out where they are another machine's.
 */
export function isInstalled(root) {
  const expected = packagesOf(path.join(root, 'package-lock.json'));
  const installedPackages = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (!expected || !installedPackages) return false;
  return Object.entries(expected).every(([place, one]) => {
    // The root itself.
    if (place === '') return true;
    const installed = installedPackages[place];
    if (!installed) return one.optional === true;
    return TELLING.every((field) => installed[field] === one[field]);
  });
}

const TELLING = ['version', 'resolved', 'integrity', 'link'];

/** Null for a file that isn't there, or that npm was stopped in writing. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
