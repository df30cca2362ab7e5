/** `12.3K` from a thousand on, `4.5M` from a million on. */
export function shortCount(count: number): string {
  if (count < 0) return `-${shortCount(-count)}`;
  const thousands = (count / 1_000).toFixed(1);
  if (count >= 1_000_000 || thousands === '1000.0') return `${(count / 1_000_000).toFixed(1)}M`;
  return count >= 1_000 ? `${thousands}K` : String(count);
}
