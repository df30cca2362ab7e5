import { type RefObject, useEffect, useRef } from 'react';

/** Asks for more of a list; whoever did goes on where it ended, also when the button is gone. */
export function useMore(list: RefObject<HTMLElement | null>): (load: () => void) => void {
  const end = useRef<number | null>(null);
  useEffect(() => {
    const next = end.current === null ? null : list.current?.children[end.current];
    if (!next) return;
    (next.matches('[tabindex]') ? (next as HTMLElement) : firstControl(next))?.focus();
    end.current = null;
  });
  return (load) => {
    end.current = list.current?.children.length ?? null;
    load();
  };
}

const firstControl = (entry: Element): HTMLElement | null =>
  entry.querySelector('a') ?? entry.querySelector('button');
