import type { Pictures } from '../site-page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shot extends Size {
  readonly name: string;
  readonly alt: string;
  /** The size of the screenshot taken on a phone, which phones get. */
  readonly onPhones?: Size;
  /** Visible when the page opens, so it is loaded at once. */
  readonly first?: boolean;
}

const PHONE = '(max-width: 600px)';
const DARK = '(prefers-color-scheme: dark)';

/** A screenshot in the colors of the page and for the size of the screen; nothing where it was not taken yet. */
export function picture(pictures: Pictures, { name, alt, onPhones, first, ...size }: Shot): string {
  const file = (mode: 'light' | 'dark', phone = ''): string | undefined =>
    pictures[`${name}${phone}-${mode}.webp`];
  if (!file('light') || !file('dark')) return '';
  const phone = onPhones && file('light', '-phone') && file('dark', '-phone') ? onPhones : null;
  const sources = [
    ...(phone ? [source(file('dark', '-phone'), phone, PHONE, true)] : []),
    source(file('dark'), size, phone ? '(min-width: 601px)' : '', true),
    ...(phone ? [source(file('light', '-phone'), phone, PHONE)] : []),
  ];
  return `<picture>${sources.join('')}<img src="${file('light')}" alt="${alt}" ${sizeAttributes(size)} ${first ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async"></picture>`;
}

const sizeAttributes = ({ width, height }: Size): string => `width="${width}" height="${height}"`;

/** Builds a `source`; marks a dark one for the script that follows a choice of colors. */
function source(file: string | undefined, size: Size, on: string, isDark = false): string {
  const media = [isDark && DARK, on].filter(Boolean).join(' and ');
  return `<source srcset="${file}" media="${media}"${isDark ? ` data-dark="${on}"` : ''} ${sizeAttributes(size)}>`;
}
