/** Where toasts may be, the best first; each is a rule in `toasts.css`. */
const PLACES = ['bottom-right', 'bottom', 'top', 'top-right', 'bottom-left'] as const;

const KEPT_FREE = 'h1, h2, h3, a, button, input, textarea, select, label, [role=button], [tabindex="0"]';

/** Puts the toasts where they cover no heading and nothing that can be clicked, or the least of it. */
export function placeToasts(region: HTMLElement): void {
  const inTheWay = [...document.querySelectorAll(KEPT_FREE)]
    .filter((one) => !region.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  let least = Number.POSITIVE_INFINITY;
  let best: string = PLACES[0];
  for (const place of PLACES) {
    region.dataset.place = place;
    const over = region.getBoundingClientRect();
    const covered = inTheWay.filter((one) => overlaps(one, over)).length;
    if (covered >= least) continue;
    [least, best] = [covered, place];
    if (covered === 0) break;
  }
  region.dataset.place = best;
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
