import { linesOf } from '../../../deploy/command-line/table.ts';
import type { Result } from './run-k6.ts';

const line = linesOf([24, 10, 10, 10, 10]);

/** A line a step, with the limits that it did not keep. */
export function printSteps({ steps, errors }: Result, seconds: number): void {
  console.log(`\n${line('step', 'calls', 'p50 ms', 'p95 ms', 'p99 ms')}`);
  for (const { name, count, p50, p95, p99, missed } of steps) {
    const note = missed.length > 0 ? `   missed: ${missed.join(', ')}` : '';
    console.log(`${line(name, String(count), ...[p50, p95, p99].map((ms) => ms.toFixed(1)))}${note}`);
  }
  const calls = steps.reduce((sum, { count }) => sum + count, 0);
  console.log(`\n${calls} calls in ${seconds} s, ${errors} errors`);
}
