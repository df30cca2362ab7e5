import { isKey } from '@carillon/sdk/index.ts';
import { useEffect } from 'react';

/** Ctrl+Enter, or Cmd+Enter, presses the button marked `data-next` of the dialog or page that the focus is in. */
export function useNextKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isKey(event, 'Enter') || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const place = target.closest('[role=dialog], .page');
      const next = place?.querySelector<HTMLElement>('[data-next]:enabled');
      if (!next) return;
      event.preventDefault();
      next.click();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
