import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fill, openPublicPages, type PublicPage } from './public-pages.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Site {
  /** The app's page with its CSRF token filled in; null before the front end is built. */
  appPage(csrf: string): string | null;
  /** A page for everybody, or what search engines read; null for none at this address. */
  publicPage(address: string): PublicPage | null;
  /** The file behind a public path such as `/assets/x.js`; null for none. */
  file(publicPath: string): string | null;
}

const CSRF_PLACE = '__CSRF__';

export interface SiteOptions {
  readonly shellFolder: string;
  readonly facts: SiteFacts;
}

/** The shell's build on disk, read afresh when it changes. */
export function openSite({ shellFolder, facts }: SiteOptions): Site {
  const texts = new Map<string, { text: string; changed: number }>();

  const read = (file: string): string | null => {
    if (!existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    const cached = texts.get(file);
    if (cached?.changed === changed) return cached.text;
    const text = readFileSync(file, 'utf8');
    texts.set(file, { text, changed });
    return text;
  };

  return {
    appPage(csrf) {
      const html = read(path.join(shellFolder, 'index.html'));
      return html === null ? null : fill(html, facts).replaceAll(CSRF_PLACE, csrf);
    },
    publicPage: openPublicPages(path.join(shellFolder, 'public'), facts),
    file(publicPath) {
      const decoded = decode(publicPath);
      if (decoded === null) return null;
      const file = path.resolve(shellFolder, decoded.slice(1));
      if (!file.startsWith(path.resolve(shellFolder) + path.sep) || !existsSync(file)) return null;
      return statSync(file).isFile() ? file : null;
    },
  };
}

/** Null for invalid escapes, and for a NUL, which no file name contains. */
function decode(publicPath: string): string | null {
  try {
    const text = decodeURIComponent(publicPath);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
