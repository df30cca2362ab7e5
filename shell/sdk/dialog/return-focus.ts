/**
 * Gives the focus back to what opened a dialog. When that is gone, or goes because of what was done, the focus goes to
 * `home` instead of being lost.
 */
export function returnFocus(trigger: Element | null, home: () => HTMLElement | null): void {
  if (!(trigger instanceof HTMLElement) || !isUsable(trigger)) return void home()?.focus();
  trigger.focus();
  const observer = new MutationObserver(() => {
    if (trigger.isConnected) return;
    stop();
    if (document.activeElement === document.body) home()?.focus();
  });
  const moved = ({ target }: Event): void => {
    if (target !== trigger) stop();
  };
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', moved);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', moved);
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && element !== document.body && !element.matches(':disabled');
