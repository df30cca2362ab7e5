/** Does a number of things, a few at a time, and returns the results in order. */
export async function eachOf<T>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const goOn = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, goOn));
  return results;
}
