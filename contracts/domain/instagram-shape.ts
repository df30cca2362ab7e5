interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width by height. */
export const INSTAGRAM_SHAPES = { narrowest: 4 / 5, widest: 1.91 } as const;

/** Width by height that an image goes out in: whole, on white bars where Instagram takes no such shape. */
export const instagramShape = ({ width, height }: Size): number =>
  Math.min(Math.max(width / height, INSTAGRAM_SHAPES.narrowest), INSTAGRAM_SHAPES.widest);

/** Whether white bars are added to an image for Instagram. */
export const getsWhiteBars = (size: Size): boolean => instagramShape(size) !== size.width / size.height;
