import { type RefObject, useLayoutEffect } from 'react';

const MAX_PX = 120;

/** A field grows with its text up to a height, and then scrolls. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it taller
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${Math.min(current.scrollHeight, MAX_PX)}px`;
  }, [field, text]);
}
