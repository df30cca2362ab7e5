import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltManifest, parseBuiltManifest } from '@carillon/contracts/manifest.ts';

export interface MfeBuild {
  readonly folder: string;
  readonly version: string;
  readonly manifest: BuiltManifest;
}

/** A micro-frontend's build as it lies in its folder. */
export function builtMfe(folder: string): MfeBuild {
  const manifest = parseBuiltManifest(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  if (!manifest.version) throw new Error(`${folder} is of an older build; run: npm run build`);
  return { folder, version: manifest.version, manifest };
}

/** Another version of a build: its entry contains more, or something else. */
export function changedMfe(from: MfeBuild, folder: string, change: 'next' | 'broken'): MfeBuild {
  cpSync(from.folder, folder, { recursive: true });
  const { entry, files } = from.manifest;
  const before = readFileSync(path.join(folder, entry), 'utf8');
  const text = change === 'next' ? `${before}\n// the next version` : 'throw new Error("broken on purpose");';
  writeFileSync(path.join(folder, entry), text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const version = `${from.version}-${change}`;
  // Browsers get the compressed entry if there is one, and it still has the old content.
  const compressed = `${entry}.br`;
  rmSync(path.join(folder, compressed), { force: true });
  const { [compressed]: _, ...otherFiles } = files ?? {};
  const manifest = {
    ...from.manifest,
    version,
    files: { ...otherFiles, [entry]: { size: Buffer.byteLength(text), sha256 } },
  };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return { folder, version, manifest };
}
