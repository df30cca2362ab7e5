import { hashtagsIn } from './hashtags-in.ts';

/** Somebody whose name in a text becomes a link. */
export interface Mentioned {
  readonly username: string;
  readonly url: string;
}

interface Options {
  /** The address that hashtags are below. */
  readonly origin: string;
  readonly mentioned: readonly Mentioned[];
}

/** A post's HTML as Mastodon makes it: paragraphs, line breaks, links, hashtags and mentions. */
export function renderHtml(text: string, options: Options): string {
  if (text === '') return '';
  const lines = text.replace(/\r\n?/g, '\n');
  return lines
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${renderLine(paragraph, options).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const PART = /https?:\/\/[^\s<>"]+|[#＃][\p{L}\p{N}\p{M}_]+|@[a-z0-9_]+/giu;

function renderLine(line: string, { origin, mentioned }: Options): string {
  const tags = new Set(hashtagsIn(line));
  let html = '';
  let at = 0;
  for (const match of line.matchAll(PART)) {
    const [part] = match;
    html += escapeHtml(line.slice(at, match.index));
    at = match.index + part.length;
    const person = mentioned.find(({ username }) => `@${username}`.toLowerCase() === part.toLowerCase());
    if (part.startsWith('http')) html += link(part);
    else if (person) html += mention(person);
    else if (/^[#＃]/.test(part) && tags.has(part.slice(1))) html += tag(origin, part.slice(1));
    else html += escapeHtml(part);
  }
  return html + escapeHtml(line.slice(at));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const LONGEST_SHOWN = 30;

/** Mastodon hides a link's scheme and its end from readers, and leaves them in the HTML. */
function link(url: string): string {
  const scheme = /^https?:\/\/(?:www\.)?/i.exec(url)?.[0] ?? '';
  const shownUrl = url.slice(scheme.length, scheme.length + LONGEST_SHOWN);
  const rest = url.slice(scheme.length + LONGEST_SHOWN);
  return (
    `<a href="${escapeHtml(url)}" target="_blank" rel="nofollow noopener" translate="no">` +
    `<span class="invisible">${escapeHtml(scheme)}</span>` +
    `<span class="${rest === '' ? '' : 'ellipsis'}">${escapeHtml(shownUrl)}</span>` +
    `<span class="invisible">${escapeHtml(rest)}</span></a>`
  );
}

const tag = (origin: string, name: string): string =>
  `<a href="${origin}/tags/${encodeURIComponent(name)}" class="mention hashtag" rel="tag">#<span>${escapeHtml(name)}</span></a>`;

const mention = ({ username, url }: Mentioned): string =>
  `<span class="h-card" translate="no"><a href="${escapeHtml(url)}" class="u-url mention">@<span>${escapeHtml(username)}</span></a></span>`;
