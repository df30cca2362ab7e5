import type { PreviewRules } from '@carillon/contracts/networks/network.ts';

/**
 * How a feed arranges a post's pictures. `rows` and `columns` have one large picture, with the others in a row below
 * or in a column next to it; `two` is two in a row, and `five` two above three, with the number of the remaining
 * ones.
 */
export type MediaLayout = 'none' | 'single' | 'two' | 'rows' | 'columns' | 'five' | 'carousel';

interface Sized {
  readonly width: number | null;
  readonly height: number | null;
}

/** The most pictures that a grid shows. */
export const MAX_SHOWN = 5;

/** Lays files out as a network's feed does. */
export function layoutOf(way: PreviewRules['layout'], media: readonly Sized[]): MediaLayout {
  const [first] = media;
  if (!first) return 'none';
  if (media.length === 1) return 'single';
  if (way === 'carousel') return 'carousel';
  if (media.length === 2) return 'two';
  if (media.length >= MAX_SHOWN) return 'five';
  return way === 'columns' || isUpright(first) ? 'columns' : 'rows';
}

const isUpright = ({ width, height }: Sized): boolean => width !== null && height !== null && height > width;
