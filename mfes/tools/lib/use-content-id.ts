import { useRef } from 'react';

/** IDs for results of some content: the same content keeps its ID until the result exists. */
export function useContentId() {
  const last = useRef({ content: '', id: '' });
  return {
    idOf(value: unknown): string {
      const content = JSON.stringify(value);
      if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    forget(): void {
      last.current = { content: '', id: '' };
    },
  };
}
