import { useEffect } from 'react';

/** Names what is shown in the browser's tab and history; the shell names the next page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = `${title} · Carillon`;
    document.title = own;
    return () => {
      // On the way to another page the shell has given that page's name already.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
