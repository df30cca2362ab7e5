/** Where toasts may be, the best first; each is a rule in `toasts.css`. */
const PLACES = ['bottom-right', 'bottom', 'top', 'top-right', 'bottom-left'] as const;

/** By how much they may stand further in. On a phone they are as wide as the page, and only this gets them out of the way. */
const SHIFTS = [0, 24, 48, 72, 96] as const;

const KEPT_FREE =
  'h1, h2, h3, dt, legend, a, button, input, textarea, select, label, [role=button], [tabindex="0"]';

/** Puts the toasts where they cover no heading and nothing that can be clicked, or the least of it. */
export function placeToasts(region: HTMLElement): void {
  const inTheWay = [...document.querySelectorAll(KEPT_FREE)]
    .filter((one) => !region.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const coveredAt = (place: string, shift: number): number => {
    put(region, place, shift);
    const over = region.getBoundingClientRect();
    return inTheWay.filter((one) => overlaps(one, over)).length;
  };
  let least = Number.POSITIVE_INFINITY;
  let best: readonly [string, number] = [PLACES[0], 0];
  for (const shift of SHIFTS)
    for (const place of PLACES) {
      const covered = coveredAt(place, shift);
      if (covered === 0) return;
      if (covered < least) [least, best] = [covered, [place, shift]];
    }
  put(region, ...best);
}

function put(region: HTMLElement, place: string, shift: number): void {
  region.dataset.place = place;
  region.style.setProperty('--shift', `${shift}px`);
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
