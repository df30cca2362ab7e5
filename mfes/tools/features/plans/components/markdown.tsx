import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The page has headings above it. */
const marked = new Marked({
  gfm: true,
  walkTokens(token) {
    if (token.type === 'heading') token.depth = Math.min(6, token.depth + 1);
  },
});

const TAGS = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** A text in Markdown. It may come from a model: nothing in it runs, loads or leaves this tab by itself. */
export function Markdown({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(rendered(text)), [text]);
  return <div ref={place} className="tools-markdown" />;
}

function rendered(text: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(marked.parse(text, { async: false }), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'align', 'start'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const table of fragment.querySelectorAll('table')) table.replaceWith(framed(table));
  return fragment;
}

/** A table that is wider than the page scrolls by itself, by keyboard too. */
function framed(table: HTMLTableElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'tools-wide';
  frame.tabIndex = 0;
  frame.append(table.cloneNode(true));
  return frame;
}
