import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseBuiltManifest } from '@carillon/contracts/manifest.ts';

export interface BuiltFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A micro-frontend's build, whole: what is not in `files` is not there. */
export interface Build {
  readonly name: string;
  /** By the path that they are asked for by, such as `manifest.json`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
}

/**
 * Reads a build that no longer changes. Symbolic links are skipped.
 * @throws Error that says what is missing
 */
export function readBuild(folder: string): Build {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    // By content: the files of an image all have one date.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    files.set(path.relative(folder, file).replaceAll(path.sep, '/'), { bytes, etag });
  }
  const manifest = files.get('manifest.json');
  if (!manifest) throw new Error(`${folder} has no manifest.json; build the micro-frontend first`);
  const { name, entry, chunks } = parseBuiltManifest(manifest.bytes.toString());
  const missing = [entry, ...chunks].filter((script) => !files.has(script));
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')}, which its manifest names`);
  return { name, files };
}
