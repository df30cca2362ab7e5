import { type RefObject, useEffect, useRef, useState } from 'react';

/** A window that is being drawn wider is not followed at each of its steps. */
const REDRAW_MS = 150;
/** Where there is no layout. */
const USUAL = 640;

/** An element's width: at once, and again once it has stopped changing. Null until it is rendered. */
export function useWidth(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly width: number | null;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return console.error('A chart has no place to be drawn in.');
    const measure = (): void => setWidth(element.clientWidth || USUAL);
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, REDRAW_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return { ref, width };
}
