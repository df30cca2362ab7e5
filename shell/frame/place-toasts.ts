/** Where toasts may be, the best first; each is a rule in `toasts.css`. */
const PLACES = ['bottom-right', 'bottom', 'top', 'top-right', 'bottom-left'] as const;

/**
 * How far they may be moved inward. On a phone they are as wide as the page, and only this moves them out of the way.
 */
const SHIFTS = [0, 24, 48, 72, 96] as const;

const KEPT_FREE =
  'h1, h2, h3, dt, legend, a, button, input, textarea, select, label, [role=button], [tabindex="0"]';

/** Puts the toasts where they cover no heading and nothing that can be clicked, or the least of it. */
export function placeToasts(region: HTMLElement): void {
  const inTheWay = listReservedAreas(region);
  let least = Number.POSITIVE_INFINITY;
  let best: readonly [string, number] = [PLACES[0], 0];
  for (const shift of SHIFTS)
    for (const place of PLACES) {
      put(region, place, shift);
      const covered = coveredBy(region, inTheWay);
      if (covered === 0) return;
      if (covered < least) [least, best] = [covered, [place, shift]];
    }
  put(region, ...best);
}

const LOOK_AGAIN_MS = 250;

/** Moves toasts aside again when the page changes under them, such as when a dialog opens. Returns what ends it. */
export function keepPlacing(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (coveredBy(region, listReservedAreas(region)) > 0) placeToasts(region);
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, LOOK_AGAIN_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Under an open dialog nothing can be clicked. */
function listReservedAreas(region: HTMLElement): readonly DOMRect[] {
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isShown);
  return [...(dialogs.at(-1) ?? document).querySelectorAll(KEPT_FREE)]
    .filter((one) => !region.contains(one) && isShown(one))
    .map((one) => one.getBoundingClientRect());
}

const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 1 && height > 1;
};

function coveredBy(region: HTMLElement, inTheWay: readonly DOMRect[]): number {
  const over = region.getBoundingClientRect();
  return inTheWay.filter((one) => overlaps(one, over)).length;
}

function put(region: HTMLElement, place: string, shift: number): void {
  region.dataset.place = place;
  region.style.setProperty('--shift', `${shift}px`);
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
