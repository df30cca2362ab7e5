/**
 * Returns the focus to a dialog's opener. If that is gone, or disappears because of the action, the focus goes to
 * `home`, or to the page's content, instead of being lost.
 */
export function returnFocus(trigger: Element | null, home: () => HTMLElement | null): void {
  const goHome = (): void => {
    const place = home();
    if (place) place.focus();
    else content()?.focus({ preventScroll: true });
  };
  if (!(trigger instanceof HTMLElement) || !isUsable(trigger)) return goHome();
  trigger.focus();
  const observer = new MutationObserver(() => {
    if (trigger.isConnected) return;
    stop();
    if (document.activeElement === document.body) goHome();
  });
  const onMove = ({ target }: Event): void => {
    if (target !== trigger) stop();
  };
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', onMove);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onMove);
}

const content = (): HTMLElement | null => document.querySelector<HTMLElement>('main[tabindex]');

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && element !== document.body && !element.matches(':disabled');
