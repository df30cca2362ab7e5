import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './styles.css';

const markdownParser = new Marked({ gfm: true });

const TAGS = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

interface MarkdownProps {
  readonly text: string;
  /** The level of the heading that it stands under. */
  readonly under?: 1 | 2 | 3;
}

/** A Markdown text. It may come from a model: nothing in it runs, loads or leaves this tab on its own. */
export function Markdown({ text, under = 1 }: MarkdownProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(renderMarkdown(text, under)), [text, under]);
  return (
    <>
      <style href="markdown" precedence="default">
        {styles}
      </style>
      <div ref={place} className="markdown" />
    </>
  );
}

function renderMarkdown(text: string, under: number): DocumentFragment {
  const tokens = markdownParser.lexer(text);
  markdownParser.walkTokens(tokens, (token) => {
    if (token.type === 'heading') token.depth = Math.min(6, token.depth + under);
  });
  const fragment = DOMPurify.sanitize(markdownParser.parser(tokens), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'align', 'start'],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) if (isBareAddress(link)) link.replaceWith(link.text);
  for (const link of fragment.querySelectorAll('a')) if (!isPage(link)) openElsewhere(link);
  for (const table of fragment.querySelectorAll('table')) table.replaceWith(frameTable(table));
  return fragment;
}

/** Whether it was made of a mere address: part of an account's name at a server, “@name@server”, looks like one. */
const isBareAddress = ({ href, text }: HTMLAnchorElement): boolean => href === `mailto:${text}`;

/** Whether it leads to a page of the app, which the shell opens. */
const isPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && !/^\/(api|media|sandbox)(\/|$)/.test(pathname);

function openElsewhere(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** A table that is wider than the page scrolls on its own, also by keyboard. */
function frameTable(table: HTMLTableElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'markdown-wide scroll-x';
  frame.tabIndex = 0;
  frame.append(table.cloneNode(true));
  return frame;
}
