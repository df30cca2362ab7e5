import type { Result } from './run-k6.ts';

/** A line a step, with the limits that it did not keep. */
export function printSteps({ steps, errors }: Result, seconds: number): void {
  console.log(
    `\n${'step'.padEnd(24)}${['calls', 'p50 ms', 'p95 ms', 'p99 ms'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const { name, count, p50, p95, p99, missed } of steps) {
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(10)).join('');
    const note = missed.length > 0 ? `   missed: ${missed.join(', ')}` : '';
    console.log(`${name.padEnd(24)}${String(count).padStart(10)}${times}${note}`);
  }
  const calls = steps.reduce((sum, { count }) => sum + count, 0);
  console.log(`\n${calls} calls in ${seconds} s, ${errors} errors`);
}
