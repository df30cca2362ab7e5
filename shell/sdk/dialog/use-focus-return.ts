import { useEffect, useRef } from 'react';
import { returnFocus } from './return-focus.ts';

/** Returns the focus to the previously focused element after something closes, or to `home` if that is gone. */
export function useFocusReturn(open: boolean, home: () => HTMLElement | null = () => null): void {
  const newest = useRef(home);
  newest.current = home;
  const trigger = useRef<Element | null>(null);
  const was = useRef(false);
  // While it is rendered for the first time nothing of it has the focus yet.
  if (open && !was.current) trigger.current = document.activeElement;
  was.current = open;
  useEffect(() => (open ? () => returnFocus(trigger.current, newest.current) : undefined), [open]);
}
