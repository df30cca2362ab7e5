import { type ComponentType, useEffect, useState } from 'react';
import type { ChartShape } from './series.ts';

const MAX_RETRIES = 3;
const RETRY_MS = 500;

interface Drawing {
  /** Each try has another. */
  readonly key: number;
  /** How often it was tried again since the data came, or since the user asked for it. */
  readonly retries: number;
  readonly failed: boolean;
}

interface Loaded {
  /** The number of the attempt that loaded it. */
  readonly key: number;
  readonly component: ComponentType<ChartShape>;
}

const nextOf = ({ key }: Drawing, retries: number): Drawing => ({ key: key + 1, retries, failed: false });

/**
 * Loads what draws a chart, and has it drawn again when that fails: up to three times, each time later. Other data is
 * tried anew.
 */
export function useDrawing(load: () => Promise<ComponentType<ChartShape>>, data: unknown) {
  const [drawing, setDrawing] = useState<Drawing>({ key: 0, retries: 0, failed: false });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { key, retries, failed } = drawing;
  const hasData = data !== undefined;
  const gaveUp = failed && retries === MAX_RETRIES;
  const fail = (): void => setDrawing((now) => ({ ...now, failed: true }));
  const anew = (): void => setDrawing((now) => nextOf(now, 0));
  const [drawn, setDrawn] = useState(data);
  if (drawn !== data) {
    setDrawn(data);
    if (failed) anew();
  }
  useEffect(() => {
    // The code comes while the data is on its way.
    if (!hasData) return void load().catch(() => undefined);
    let isMounted = true;
    load().then(
      (component) => isMounted && setLoaded({ key, component }),
      (error: unknown) => {
        console.error('The charts could not be loaded:', error);
        if (isMounted) setDrawing((now) => ({ ...now, failed: true }));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [key, load, hasData]);
  useEffect(() => {
    if (!failed || gaveUp) return;
    const next = retries + 1;
    const timer = setTimeout(() => setDrawing((now) => nextOf(now, next)), RETRY_MS * next);
    return () => clearTimeout(timer);
  }, [failed, gaveUp, retries]);
  return { Chart: !failed && loaded?.key === key ? loaded.component : null, key, gaveUp, fail, anew };
}
