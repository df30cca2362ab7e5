import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as there. */
const NEAR_PX = 48;

/**
 * Keeps the end in sight when something is added, but pulls nobody down who has scrolled up to read.
 * @param count of what stands there; one more while it is not in sight is `unseen`
 * @param own what the user said last; whoever says something wants to see it
 * @param content changes with all that may be taller
 */
export function useStickToEnd(
  place: RefObject<HTMLElement | null>,
  count: number,
  own: string | undefined,
  content: unknown,
) {
  const atEnd = useRef(true);
  const seen = useRef(count);
  const [unseen, setUnseen] = useState(false);
  const toEnd = useCallback((): void => {
    atEnd.current = true;
    setUnseen(false);
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what is on the screen
  useLayoutEffect(() => {
    const more = count > seen.current;
    seen.current = count;
    if (count > 0 && atEnd.current) toEnd();
    else if (more) setUnseen(true);
  }, [count, content, toEnd]);
  useLayoutEffect(() => {
    if (own !== undefined) toEnd();
  }, [own, toEnd]);
  return {
    unseen,
    toEnd,
    onScroll(): void {
      const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = place.current ?? {};
      atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      if (atEnd.current) setUnseen(false);
    },
  };
}
