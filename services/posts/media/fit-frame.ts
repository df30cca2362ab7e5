import { framedShape } from '@carillon/contracts/domain/framed-shape.ts';
import type { Frame } from '@carillon/contracts/networks/network.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the canvas that holds the whole image in a shape and width that the network takes. */
export function fitFrame({ width, height }: Size, frame: Frame): Size {
  const shape = framedShape({ width, height }, frame);
  // Borders are added to the side that is too short, so the canvas is never smaller than the image.
  const canvas = Math.max(width, Math.ceil(height * shape));
  const wide = Math.min(Math.max(canvas, frame.leastWidth), frame.mostWidth);
  return { width: wide, height: heightFor(wide, shape, frame) };
}

/** Rounded so that the shape stays within its bounds. */
const heightFor = (width: number, shape: number, { narrowest, widest }: Frame): number => {
  const exact = Math.round(width / shape);
  return Math.min(Math.max(exact, Math.ceil(width / widest)), Math.floor(width / narrowest));
};
