import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
/** Here a letter is a letter. */
const TYPED = 'input:not([type=checkbox]),textarea,select,[contenteditable],[role=dialog]';

/** J and K go from item to item of a list; other keys press the button of the item that has them (`aria-keyshortcuts`). */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED))) return;
      const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
      const at = items.findIndex((item) => item.contains(document.activeElement));
      const step = STEPS[key];
      if (step !== undefined) items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
      else if (key.length === 1 && key >= 'a' && key <= 'z') press(items[at], key, event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list, isOn]);
}

function press(item: HTMLElement | undefined, key: string, event: KeyboardEvent): void {
  const button = item?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!button) return;
  // The field that it opens has the focus by the time the letter is typed.
  event.preventDefault();
  button.click();
}
