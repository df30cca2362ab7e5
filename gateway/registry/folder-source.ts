import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MAX_MANIFEST_BYTES, type Source } from './source.ts';

/** No dots, so that its path stays where it is. */
const FOLDER_NAME = /^[a-z0-9-]+$/;

/** Every micro-frontend's folder that has been built, as it is now. */
export function folderSources(mfesFolder: string): Source[] {
  if (!existsSync(mfesFolder)) return [];
  return readdirSync(mfesFolder)
    .filter((name) => FOLDER_NAME.test(name))
    .sort()
    .map((name) => folderSource(name, path.join(mfesFolder, name, 'dist')));
}

function folderSource(name: string, folder: string): Source {
  const manifest = path.join(folder, 'manifest.json');
  let cached: { readonly text: string; readonly changed: number } | null = null;
  return {
    name,
    canary: false,
    where: folder,
    async manifest() {
      if (!existsSync(manifest)) return null;
      const { mtimeMs, size } = statSync(manifest);
      if (cached?.changed === mtimeMs) return cached.text;
      if (size > MAX_MANIFEST_BYTES)
        throw new Error(`manifest.json: is longer than ${MAX_MANIFEST_BYTES} bytes`);
      cached = { text: completeManifest(readFileSync(manifest, 'utf8'), folder), changed: mtimeMs };
      return cached.text;
    },
    async file(file, limit) {
      const at = path.join(folder, file);
      if ((await stat(at)).size > limit) throw new Error(`${file}: is longer than ${limit} bytes`);
      return readFile(at);
    },
  };
}

/** A manifest without a list of files, such as an older build's, gets the files next to it. */
function completeManifest(text: string, folder: string): string {
  const manifest = orNull(text);
  if (manifest === null || manifest.files !== undefined) return text;
  const files = Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'manifest.json')
      .map(({ name }) => [name, readFileSync(path.join(folder, name))] as const)
      .map(([name, bytes]) => [name, { size: bytes.length, sha256: sha256(bytes) }]),
  );
  const version = `0.0.0-${sha256(text + JSON.stringify(files)).slice(0, 12)}`;
  return JSON.stringify({ ...manifest, version, files });
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The next reader reports unreadable text. */
function orNull(text: string): Record<string, unknown> | null {
  try {
    const manifest: unknown = JSON.parse(text);
    return typeof manifest === 'object' && manifest !== null ? (manifest as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
