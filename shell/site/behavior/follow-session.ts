import { UNSAVED } from '../../locale/unsaved.ts';
import { openSession } from '../../state/open-session.ts';
import { createToastStore } from '../../state/toasts.ts';

/**
 * Asks whether the session is alive, and shows Dashboard and Log Out while it is. A session that is over leaves its
 * visitor on this page, which needs none.
 */
export function followSession(
  page: Document,
  goTo = (address: string): void => window.location.assign(address),
): void {
  const toasts = createToastStore();
  let isLeaving = false;
  const leave = (go: () => void): void => {
    isLeaving = true;
    go();
  };
  const { session, serverLogOut } = openSession(toasts, () => undefined, leave);
  const draw = (): void =>
    void page.documentElement.toggleAttribute('data-logged-in', session.get().loggedIn);
  session.subscribe(draw);
  // A language that a logged-in user chooses here becomes theirs too: the app saves it.
  page.addEventListener('click', ({ target }) => {
    const { user } = session.get();
    if (user && target instanceof Element && target.closest(':is(.languages, .offer) a'))
      localStorage.setItem(UNSAVED, user.id);
  });
  const hasWarning = (): boolean => toasts.list.get().some(({ kind }) => kind === 'warning');
  const saidElement = page.getElementById('said');
  toasts.list.subscribe(() => {
    if (saidElement) saidElement.textContent = toasts.list.get().at(-1)?.message ?? '';
  });
  for (const button of page.querySelectorAll<HTMLButtonElement>('.logout'))
    button.addEventListener('click', async () => {
      button.disabled = true;
      await session.logout();
      // The logout of a provider leads there too, and must not be cut off. A warning has to be read here.
      if (!isLeaving && !hasWarning()) goTo('/login');
    });
  void session.validate();
  serverLogOut.resume();
}
