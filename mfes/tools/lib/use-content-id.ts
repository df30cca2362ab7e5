import { useRef } from 'react';

/** Ids for what is made of some content: the same content again has the same id, until what was made is there. */
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
