import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSiteAddress, siteFile } from '@carillon/contracts/domain/site-paths.ts';
import Mustache from 'mustache';
import type { SiteFacts } from './site-facts.ts';

/** A page that is the same for everybody. */
export interface PublicPage {
  readonly text: string;
  /** Its file's name, which tells its type. */
  readonly name: string;
  readonly etag: string;
}

/** Pages that were built as templates, filled in with what this installation says; read afresh when a build changes them. */
export function openPublicPages(folder: string, facts: SiteFacts): (address: string) => PublicPage | null {
  const pages = new Map<string, PublicPage & { readonly changed: number }>();
  return (address) => {
    const name = fileAt(address);
    const file = name && path.join(folder, name);
    if (!name || !file || !existsSync(file)) return null;
    const changed = statSync(file).mtimeMs;
    const before = pages.get(name);
    if (before?.changed === changed) return before;
    const text = fill(readFileSync(file, 'utf8'), facts, name.endsWith('.txt') ? String : escapeMarkup);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const page = { text, name, etag, changed };
    pages.set(name, page);
    return page;
  };
}

export const fill = (template: string, facts: SiteFacts, escapeValue = escapeMarkup): string =>
  Mustache.render(template, facts, {}, { escape: escapeValue });

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeMarkup(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** `/de/pricing` is `de/pricing.html`; `/robots.txt` is itself. */
function fileAt(address: string): string | null {
  if (isSiteAddress(address)) return siteFile(address);
  return /^\/[a-z]{1,30}\.(?:txt|xml)$/.test(address) ? address.slice(1) : null;
}
