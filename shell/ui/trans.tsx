import { i18n } from '@lingui/core';
import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

type Elements = Readonly<Record<number, ReactElement>>;

interface TransProps {
  readonly id: string;
  readonly message?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly components?: Elements;
}

/** `<0>text</0>` or `<0/>`. */
const ELEMENT = /<(\d+)>(.*?)<\/\1>|<(\d+)\/>/gs;

/** Replaces Lingui's `Trans` macro. There is one catalog for all React roots, and a new language reloads the page. */
export function Trans({ id, message, values = {}, components = {} }: TransProps): ReactNode {
  const elements: Record<number, ReactElement> = { ...components };
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string' || typeof value === 'number') return [name, value];
    const at = Object.keys(elements).length;
    elements[at] = inFragment(value as ReactNode);
    return [name, `<${at}/>`];
  });
  return nodesOf(i18n._(id, Object.fromEntries(texts), { message }), elements);
}

/** The text with its elements in place. Other tags stay unchanged. */
function nodesOf(text: string, elements: Elements): ReactNode {
  const nodes: ReactNode[] = [];
  let done = 0;
  for (const { 0: whole, 1: paired, 2: inner = '', 3: single, index } of text.matchAll(ELEMENT)) {
    const element = elements[Number(paired ?? single)] ?? whole;
    const isFilled = paired !== undefined && typeof element !== 'string';
    nodes.push(
      text.slice(done, index),
      isFilled ? cloneElement(element, undefined, nodesOf(inner, elements)) : element,
    );
    done = index + whole.length;
  }
  return done === 0 ? text : inFragment(...nodes, text.slice(done));
}

/** Needs no keys, because the positions never change. */
const inFragment = (...nodes: ReactNode[]): ReactElement => createElement(Fragment, null, ...nodes);
