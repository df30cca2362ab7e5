import type { Box, Range } from './read-boxes.ts';

/** Whether a range is within the content of one of the boxes, which are in file order. */
export function isWithin({ start, end }: Range, boxes: readonly Box[]): boolean {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.body ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  const box = boxes[low];
  return box !== undefined && box.body <= start && end <= box.end;
}
