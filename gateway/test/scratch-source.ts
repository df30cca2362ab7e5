import { createHash } from 'node:crypto';
import type { Source } from '../registry/source.ts';

export interface ScratchBuild {
  readonly version: string;
  readonly manifest: string;
  readonly files: Record<string, string>;
}

/** A whole build of a micro-frontend with one page. */
export function scratchBuild(name: string, version: string, page = `/${name}`): ScratchBuild {
  const files = { [`entry.${version}.js`]: `entry ${version}`, [`page.${version}.js`]: `page ${version}` };
  const manifest = JSON.stringify({
    name,
    version,
    entry: `entry.${version}.js`,
    chunks: [`page.${version}.js`],
    routes: [{ path: page, title: name, access: 'user' }],
    navigation: [],
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { size: text.length, sha256: createHash('sha256').update(text).digest('hex') },
      ]),
    ),
  });
  return { version, manifest, files };
}

/** A source that delivers what the test sets; null for no build, an error if it can't be reached. */
export function scratchSource(name: string, canary = false) {
  let now: ScratchBuild | Error | null = null;
  const build = (): ScratchBuild | null => {
    if (now instanceof Error) throw now;
    return now;
  };
  const source: Source = {
    name,
    canary,
    where: 'scratch',
    manifest: async () => build()?.manifest ?? null,
    async file(file) {
      const text = build()?.files[file];
      if (text === undefined) throw new Error(`${file}: the source answers 404`);
      return Buffer.from(text);
    },
  };
  return {
    source,
    deliver(next: ScratchBuild | Error | null) {
      now = next;
    },
  };
}
