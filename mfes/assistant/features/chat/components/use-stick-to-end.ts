import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near to where it follows counts as there. */
const NEAR_PX = 48;
/** Above a message that is at the top. */
const GAP_PX = 12;

/**
 * Keeps the end in view when something is added, except for a user who has scrolled up to read. A reply taller than
 * the view is shown from its start, below the message it answers.
 * @param count number of items shown; `unseen` is set if one is added out of view
 * @param lastId of the user's last message; a user who writes one wants to see it
 * @param content changes with everything that may change the height
 */
export function useStickToEnd(
  place: RefObject<HTMLElement | null>,
  count: number,
  lastId: string | undefined,
  content: unknown,
) {
  const atEnd = useRef(true);
  const seenCount = useRef(count);
  const [unseen, setUnseen] = useState(false);
  const toEnd = useCallback((): void => {
    atEnd.current = true;
    setUnseen(false);
    if (place.current) place.current.scrollTop = scrollEnd(place.current);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what is on the screen
  useLayoutEffect(() => {
    const more = count > seenCount.current;
    seenCount.current = count;
    if (count > 0 && atEnd.current) toEnd();
    else if (more) setUnseen(true);
  }, [count, content, toEnd]);
  useLayoutEffect(() => {
    if (lastId !== undefined) toEnd();
  }, [lastId, toEnd]);
  return {
    unseen,
    toEnd,
    onScroll(): void {
      if (!place.current) return;
      const { scrollTop, clientHeight, scrollHeight } = place.current;
      const below = Math.min(scrollEnd(place.current), scrollHeight - clientHeight) - scrollTop;
      atEnd.current = below < NEAR_PX;
      if (atEnd.current) setUnseen(false);
    },
  };
}

/** How far down: at the end, but with the user's last message, or the end of a long one, still in sight. */
function scrollEnd(place: HTMLElement): number {
  const end = place.scrollHeight - place.clientHeight;
  const ownMessage = [...place.querySelectorAll<HTMLElement>('.assistant-message.user')].at(-1);
  // A card that waits for the user's answer is shown with its buttons, however tall it is.
  if (!ownMessage || place.querySelector('.assistant-card button')) return end;
  const isLong = ownMessage.offsetHeight > place.clientHeight / 2;
  const start = isLong
    ? ownMessage.offsetTop + ownMessage.offsetHeight - place.clientHeight / 4
    : ownMessage.offsetTop - GAP_PX;
  return Math.max(0, Math.min(end, start));
}
