import { useEffect } from 'react';

/** Names what is shown in the browser's tab and history; the shell names the next page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const fullTitle = `${title} · Carillon`;
    document.title = fullTitle;
    return () => {
      // On the way to another page the shell has given that page's name already.
      if (document.title === fullTitle) document.title = before;
    };
  }, [title]);
}
