import { createHash } from 'node:crypto';
import { type BuiltManifest, parseBuiltManifest } from '@carillon/contracts/manifest.ts';
import type { Build, BuiltFile } from './build.ts';
import type { Source } from './source.ts';

const MAX_BYTES = 48 * 1024 * 1024;
const WITHIN_MS = 60_000;
const AT_ONCE = 6;

type Complete = BuiltManifest & Required<Pick<BuiltManifest, 'version' | 'files'>>;

/**
 * Reads a source's description of its build.
 * @throws Error that says what is wrong with it
 */
export function readManifest(source: Source, text: string): Complete {
  const { version, files, ...rest } = parseBuiltManifest(text);
  if (rest.name !== source.name) throw new Error(`manifest.json: it is ${rest.name}’s`);
  if (version === undefined || files === undefined)
    throw new Error('manifest.json: says no version and no files; build it anew');
  const missing = [rest.entry, ...rest.chunks].filter((script) => !(script in files));
  if (missing.length > 0) throw new Error(`manifest.json: ${missing.join(', ')} is none of its files`);
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new Error(`manifest.json: the files are longer than ${MAX_BYTES} bytes`);
  return { ...rest, version, files };
}

/**
 * Fetches all files of a build.
 * @throws Error for the first file that is missing or differs from the manifest
 */
export async function fetchBuild(source: Source, manifest: Complete, closing: AbortSignal): Promise<Build> {
  const failed = new AbortController();
  const signal = AbortSignal.any([closing, failed.signal, AbortSignal.timeout(WITHIN_MS)]);
  const fileEntries = Object.entries(manifest.files);
  const files = new Map<string, BuiltFile>();
  const takeNext = async (): Promise<void> => {
    for (let next = fileEntries.shift(); next; next = fileEntries.shift()) {
      const [name, { size, sha256 }] = next;
      const bytes = await source.file(name, size, signal);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new Error(`${name}: is not what the manifest says`);
      files.set(name, { bytes, etag: `"${sha256.slice(0, 22)}"` });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  } catch (error) {
    failed.abort();
    throw error;
  }
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes.length, 0);
  return { name: manifest.name, version: manifest.version, manifest, files, bytes };
}
