import { PLAYBACK_BOXES } from './playback-boxes.ts';
import type { Box } from './read-boxes.ts';

/** The boxes that playing does not need and that have a content; those of `dropped` go with them. */
export function strayBoxes(top: readonly Box[], dropped: readonly Box[]): Box[] {
  const within = (parent: string, boxes: readonly Box[]): Box[] =>
    boxes.flatMap((box) => {
      if (dropped.includes(box)) return [];
      if (PLAYBACK_BOXES[parent]?.has(box.type)) return within(box.type, box.children);
      return box.end > box.body ? [box] : [];
    });
  return within('file', top);
}
