import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type BuiltManifest,
  parseBuiltManifest,
  type Registry,
  type Remote,
} from '@carillon/contracts/manifest.ts';
import type { Log } from '@carillon/kit/log.ts';
import { fill, openPublicPages, type PublicPage } from './public-pages.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Site {
  /** The registry that the shell reads: every micro-frontend whose build is there. */
  remotes(): Registry;
  /** The app's page with its CSRF token filled in; null before the front end is built. */
  appPage(csrf: string): string | null;
  /** A page for everybody, or what search engines read; null for none at this address. */
  publicPage(address: string): PublicPage | null;
  /** The file behind a public path such as `/assets/x.js` or `/mfes/auth/x.js`; null for none. */
  file(publicPath: string): string | null;
}

const CSRF_PLACE = '__CSRF__';
/** A micro-frontend's folder: no dots, so that its path stays under `mfes`. */
const FOLDER_NAME = /^[a-z0-9-]+$/;

export interface SiteOptions {
  readonly shellFolder: string;
  readonly mfesFolder: string;
  readonly facts: SiteFacts;
  readonly log: Log;
}

/** The front end's builds on disk, read afresh when they change, so that deploying one touches nothing else. */
export function openSite({ shellFolder, mfesFolder, facts, log }: SiteOptions): Site {
  const texts = new Map<string, { text: string; changed: number }>();
  const manifests = new Map<string, { text: string; parsed: BuiltManifest | null }>();

  const read = (file: string): string | null => {
    if (!existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    const known = texts.get(file);
    if (known?.changed === changed) return known.text;
    const text = readFileSync(file, 'utf8');
    texts.set(file, { text, changed });
    return text;
  };

  /** Null for one that is not there or not whole: it goes missing alone, and is told of once. */
  const readManifest = (folder: string): BuiltManifest | null => {
    const file = path.join(mfesFolder, folder, 'dist', 'manifest.json');
    const text = read(file);
    if (text === null) return null;
    const known = manifests.get(file);
    if (known?.text === text) return known.parsed;
    const parsed = orNull(text, (err) => log.error({ err, file }, 'a micro-frontend has a bad manifest'));
    manifests.set(file, { text, parsed });
    return parsed;
  };

  return {
    remotes() {
      const found: Record<string, Remote> = {};
      for (const folder of existsSync(mfesFolder) ? readdirSync(mfesFolder).sort() : []) {
        const parsed = readManifest(folder);
        if (!parsed) continue;
        const { name, entry, chunks, ...rest } = parsed;
        const address = (script: string): string => `/mfes/${folder}/${script}`;
        found[name] = { entry: address(entry), chunks: chunks.map(address), ...rest };
      }
      return found;
    },
    appPage(csrf) {
      const html = read(path.join(shellFolder, 'index.html'));
      return html === null ? null : fill(html, facts).replaceAll(CSRF_PLACE, csrf);
    },
    publicPage: openPublicPages(path.join(shellFolder, 'public'), facts),
    file(publicPath) {
      const decoded = decode(publicPath);
      if (decoded === null) return null;
      const [, first, second, ...rest] = decoded.split('/');
      const ofMfe = first === 'mfes';
      if (ofMfe && !FOLDER_NAME.test(second ?? '')) return null;
      const [root, inside] = ofMfe
        ? [path.join(mfesFolder, second ?? '', 'dist'), rest.join('/')]
        : [shellFolder, [first, second, ...rest].join('/')];
      const file = path.resolve(root, inside);
      if (!file.startsWith(path.resolve(root) + path.sep) || !existsSync(file)) return null;
      return statSync(file).isFile() ? file : null;
    },
  };
}

function orNull(text: string, complain: (error: unknown) => void): BuiltManifest | null {
  try {
    return parseBuiltManifest(text);
  } catch (error) {
    complain(error);
    return null;
  }
}

/** Null for escapes that stand for no text, and for a NUL, which no file's name holds. */
function decode(publicPath: string): string | null {
  try {
    const text = decodeURIComponent(publicPath);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
