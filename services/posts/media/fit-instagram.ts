import { INSTAGRAM_SHAPES, instagramShape } from '@carillon/contracts/domain/instagram-shape.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const { narrowest: NARROWEST, widest: WIDEST } = INSTAGRAM_SHAPES;
const MIN_WIDTH = 320;
const MAX_WIDTH = 1440;

/** The size of the canvas that holds the whole image in a shape and width that Instagram takes. */
export function fitInstagram({ width, height }: Size): Size {
  const shape = instagramShape({ width, height });
  // Borders are added to the side that is too short, so the canvas is never smaller than the image.
  const canvas = Math.max(width, Math.ceil(height * shape));
  const wide = Math.min(Math.max(canvas, MIN_WIDTH), MAX_WIDTH);
  return { width: wide, height: heightFor(wide, shape) };
}

/** Rounded so that the shape stays within its bounds. */
const heightFor = (width: number, shape: number): number => {
  const exact = Math.round(width / shape);
  return Math.min(Math.max(exact, Math.ceil(width / WIDEST)), Math.floor(width / NARROWEST));
};
