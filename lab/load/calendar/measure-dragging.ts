import type { Page } from 'playwright-core';
import { linesOf } from '../../../deploy/command-line/table.ts';
import { MONTH } from './seed.ts';

const STEPS = 120;

interface Frames {
  readonly frames: number[];
  readonly longTasks: number[];
}

/** Drags a post over a month, a week and back, and measures each frame and what kept the page busy. */
export async function measureDragging(page: Page, url: string): Promise<void> {
  const head = ['frames', 'p50 ms', 'p95 ms', 'longest', 'long tasks', 'longest ms', 'shown after ms'];
  console.log(`\n${line('dragging', ...head)}`);
  for (const view of ['month', 'week'] as const) {
    const startedAt = performance.now();
    await page.goto(`${url}/schedule-post?view=${view}&date=${MONTH}-14`);
    const chip = page.locator('.planner-chip').nth(view === 'month' ? 40 : 4);
    await chip.waitFor();
    await page.waitForLoadState('networkidle');
    const shownMs = performance.now() - startedAt;
    printFrames(view, await drag(page, view), shownMs);
  }
}

async function drag(page: Page, view: string): Promise<Frames> {
  const chip = page.locator('.planner-chip').nth(view === 'month' ? 40 : 4);
  await chip.scrollIntoViewIfNeeded();
  const box = await chip.boundingBox();
  const table = await page.locator(`.planner-${view}`).boundingBox();
  if (!box || !table) throw new Error('there is no post to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 20, { steps: 4 });
  await page.evaluate(startRecording);
  for (let n = 0; n < STEPS; n++) {
    const [x, y] = [Math.abs(Math.sin(n / 15)), Math.abs(Math.cos(n / 23))];
    await page.mouse.move(
      table.x + 80 + x * (table.width - 160),
      Math.max(100, Math.min(800, table.y + 60)) + y * 40,
    );
  }
  const recorded = await page.evaluate(() => (globalThis as unknown as { recorded: Frames }).recorded);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return recorded;
}

/** In the page. */
function startRecording(): void {
  const recorded: Frames = { frames: [], longTasks: [] };
  (globalThis as unknown as { recorded: Frames }).recorded = recorded;
  let last = performance.now();
  const frame = (now: number): void => {
    recorded.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

function printFrames(name: string, { frames, longTasks }: Frames, shownMs: number): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  console.log(
    line(
      ...[name, String(frames.length), at(0.5), at(0.95), at(1), String(longTasks.length)],
      ...[Math.max(0, ...longTasks).toFixed(0), shownMs.toFixed(0)],
    ),
  );
}

const line = linesOf([30, 6, 9, 9, 10, 13, 13, 17]);
