/**
 * Works through a queue with a number of parallel lanes. Another lane opens only after one has found work, so an
 * empty queue is asked once.
 * @param limit the number of lanes
 * @param take returns the next item; null if there is none
 */
export async function workInLanes<T>(
  limit: number,
  take: () => Promise<T | null>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  let open = 0;
  const lane = async (): Promise<void> => {
    open++;
    let other: Promise<void> | undefined;
    try {
      for (let one = await take(); one !== null; one = await take()) {
        if (!other && open < limit) {
          other = lane();
          // Its failure is thrown below, however long this lane works until then.
          other.catch(() => undefined);
        }
        await work(one);
      }
    } finally {
      open--;
      await other;
    }
  };
  await lane();
}
