import type { Edit } from './read-edits.ts';
import type { Timing } from './read-timing.ts';

export interface EditedTrack {
  readonly kind: 'picture' | 'sound';
  readonly edits: readonly Edit[];
  readonly timing: Pick<Timing, 'scale' | 'duration' | 'firstShown'>;
}

/** How edit lists can go: by how many seconds each track's frames are shown later then. Null where they are needed. */
export type EditPlan = readonly number[] | null;

/** Encoders put silence before the sound: AAC has 1,024 to 2,112 samples of it. */
const LONGEST_PRIMING = 0.15;
/** The longest rest at the end: part of a frame of sound, or of pictures. */
const LONGEST_REST = { sound: 0.1, picture: 0.05 } as const;
/** Seconds, less than a frame of sound. Nobody hears that it is off by so much. */
export const INAUDIBLE = 0.02;

/**
 * Edit lists mostly hide only an encoder's silence, or the delay that comes from the order of frames. Pictures can be
 * shown earlier or later by their own table instead, in step with the sound, which has no such table. A list that cuts
 * or repeats something is needed.
 */
export function planEdits(tracks: readonly EditedTrack[], movieScale: number): EditPlan {
  const moves = tracks.map((track) => moveOf(track, movieScale));
  if (moves.some((move) => move === null)) return null;
  const bySound = tracks.flatMap(({ kind }, n) => (kind === 'sound' ? [moves[n] ?? 0] : []));
  const [first = 0] = bySound;
  if (bySound.some((move) => Math.abs(move - first) > 0.001)) return null;
  // Sound can't be moved, so pictures go by as much the other way.
  if (first < -LONGEST_PRIMING || first > INAUDIBLE) return null;
  const shifts = tracks.map(({ kind }, n) =>
    kind === 'sound' ? 0 : Math.min(first, 0) * -1 + (moves[n] ?? 0),
  );
  const isShown = tracks.every(
    ({ timing: { scale, firstShown } }, n) => firstShown / scale + (shifts[n] ?? 0) > -1 / scale,
  );
  return isShown ? shifts : null;
}

/** How much later a track plays than its own times say, in seconds. Null if part of it isn't played. */
function moveOf({ kind, edits, timing }: EditedTrack, movieScale: number): number | null {
  if (edits.length === 0) return 0;
  const [first, second] = edits;
  const isDelayed = first?.mediaTime === -1;
  const edit = isDelayed ? second : first;
  if (!edit || edits.length > (isDelayed ? 2 : 1) || !edit.isNormalSpeed || edit.mediaTime < 0) return null;
  const delay = isDelayed ? first.duration / movieScale : 0;
  const { scale, duration, firstShown } = timing;
  // Frames of pictures that come before the edit would be seen.
  if (kind === 'picture' && edit.mediaTime > firstShown) return null;
  const rest = (duration - edit.mediaTime) / scale - edit.duration / movieScale;
  if (edit.duration > 0 && rest > LONGEST_REST[kind]) return null;
  return delay - edit.mediaTime / scale;
}
