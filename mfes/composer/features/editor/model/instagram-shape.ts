const NARROWEST = 4 / 5;
const WIDEST = 1.91;

/** Width by height that a picture goes out in: whole, on white borders where Instagram takes no such shape. */
export const instagramShape = ({ naturalWidth, naturalHeight }: Size): number | null =>
  naturalHeight > 0 ? Math.min(Math.max(naturalWidth / naturalHeight, NARROWEST), WIDEST) : null;

type Size = Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>;
