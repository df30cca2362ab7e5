import { useRef } from 'react';

/** Ids for what is made of some content: the same content again has the same id, until what was made is there. */
export function useContentId() {
  const last = useRef({ content: '', id: '' });
  return {
    idOf(given: unknown): string {
      const content = JSON.stringify(given);
      if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    forget(): void {
      last.current = { content: '', id: '' };
    },
  };
}
