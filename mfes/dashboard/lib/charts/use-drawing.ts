import { type ComponentType, useEffect, useState } from 'react';
import type { ChartShape } from './series.ts';

const MOST_RETRIES = 3;
const RETRY_MS = 500;

interface Drawing {
  /** From 0; the key of what is drawn. */
  readonly attempt: number;
  readonly failed: boolean;
}
const BEGIN: Drawing = { attempt: 0, failed: false };

/**
 * Loads what draws a chart, and has it drawn again when that fails: up to three times, each time later. Other data is
 * tried anew.
 */
export function useDrawing(load: () => Promise<ComponentType<ChartShape>>, data: unknown) {
  const [drawing, setDrawing] = useState(BEGIN);
  const [Chart, setChart] = useState<{ readonly component: ComponentType<ChartShape> } | null>(null);
  const { attempt, failed } = drawing;
  const wanted = data !== undefined;
  const gaveUp = failed && attempt === MOST_RETRIES;
  const fail = (): void => setDrawing({ attempt, failed: true });
  const anew = (): void => setDrawing(BEGIN);
  const [drawn, setDrawn] = useState(data);
  if (drawn !== data) {
    setDrawn(data);
    if (failed) setDrawing(BEGIN);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    // The code comes while the data is on its way.
    if (!wanted) return void load().catch(() => undefined);
    let here = true;
    load().then(
      (component) => here && setChart({ component }),
      (error: unknown) => {
        console.error('The charts could not be loaded:', error);
        if (here) fail();
      },
    );
    return () => {
      here = false;
    };
  }, [attempt, load, wanted]);
  useEffect(() => {
    if (!failed || gaveUp) return;
    const next = attempt + 1;
    const timer = setTimeout(() => setDrawing({ attempt: next, failed: false }), RETRY_MS * next);
    return () => clearTimeout(timer);
  }, [failed, gaveUp, attempt]);
  return { Chart: failed ? null : (Chart?.component ?? null), attempt, gaveUp, fail, anew };
}
