import type { ModeStore } from '../../state/mode.ts';
import { nextMode } from '../../state/next-mode.ts';

/** The button that chooses the colors, and the pictures that follow the choice. */
export function followMode(page: Document, mode: ModeStore): void {
  const button = page.getElementById('mode');
  if (!button) return;
  const draw = (): void => {
    const choice = mode.choice.get();
    button.hidden = false;
    button.dataset.mode = choice;
    const label = button.dataset[choice] ?? '';
    button.title = label;
    button.ariaLabel = label;
    showPictures(page, choice);
  };
  button.addEventListener('click', () => mode.choose(nextMode(mode.choice.get())));
  mode.choice.subscribe(draw);
  draw();
}

const AS_THE_SYSTEM = '(prefers-color-scheme: dark)';

/** By themselves pictures follow the system; a choice of colors overrules it. */
function showPictures(page: Document, choice: string): void {
  for (const source of page.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    const also = source.dataset.dark ? ` and ${source.dataset.dark}` : '';
    const when = { system: AS_THE_SYSTEM, dark: 'all', light: 'not all' }[choice] ?? AS_THE_SYSTEM;
    const media = when === 'not all' ? when : when + also;
    if (source.media !== media) source.media = media;
  }
}
