import { createModeStore } from '../state/mode.ts';
import { modeLabel, nextMode } from '../state/mode-words.ts';

/** The front page is there without this; what it adds are the choice of colors and the check of the session. */
const mode = createModeStore(
  localStorage,
  document.documentElement,
  matchMedia('(prefers-color-scheme: dark)'),
);
const button = document.getElementById('mode');
if (button) {
  const draw = (): void => {
    const choice = mode.choice.get();
    button.hidden = false;
    button.dataset.mode = choice;
    button.title = modeLabel(choice);
    button.ariaLabel = modeLabel(choice);
  };
  button.addEventListener('click', () => mode.choose(nextMode(mode.choice.get())));
  mode.mode.subscribe(draw);
  draw();
}
// Most visitors are not logged in, and load none of it.
if (localStorage.getItem('token') !== null || localStorage.getItem('logOutUnheard') !== null)
  void import('./landing-session.ts').then(({ followSession }) => followSession(document));
