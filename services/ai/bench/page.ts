import type { Written } from './measure.ts';

/** Every draft of every topic on one page, to be read. */
export const pageOf = (halves: Readonly<Record<string, readonly Written[]>>): string =>
  `<!doctype html><meta charset="utf-8"><title>Drafts</title><style>${STYLE}</style>${Object.entries(halves)
    .map(([half, written]) => `<h1>${half}</h1>${written.map(topicOf).join('')}`)
    .join('')}`;

const STYLE =
  'body{font:15px/1.45 system-ui;max-width:1200px;margin:2rem auto;padding:0 1rem}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr));gap:1rem}article{border:1px solid #bbb;border-radius:8px;padding:1rem}p{white-space:pre-line;margin:0 0 .7rem}small{display:block;color:#555}';

const topicOf = ({ topic, drafts }: Written): string =>
  `<h2>${escaped(topic.text)}</h2><main>${drafts
    .map(
      ({ content, hashtags, purpose, mediaCaption }) =>
        `<article><p>${escaped(content)}</p><small>${escaped(hashtags.map((tag) => `#${tag}`).join(' '))}</small><small>▸ ${escaped(purpose)}</small><small>▣ ${escaped(mediaCaption)}</small></article>`,
    )
    .join('')}</main>`;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
