import type { Frame } from '../networks/network.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width divided by height of the published image: the whole image, on white bars if the network rejects its shape. */
export const framedShape = ({ width, height }: Size, { narrowest, widest }: Frame): number =>
  Math.min(Math.max(width / height, narrowest), widest);

/** Reports whether an image gets white bars. */
export const getsWhiteBars = (size: Size, frame: Frame): boolean =>
  framedShape(size, frame) !== size.width / size.height;
