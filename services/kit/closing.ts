type Closer = () => Promise<unknown> | unknown;

/** Collects what was opened and closes it in the opposite order, each even when another fails. */
export function createClosing(): { add(closer: Closer): void; close(): Promise<void> } {
  const closers: Closer[] = [];
  return {
    add: (closer) => void closers.push(closer),
    async close() {
      const faults: unknown[] = [];
      for (const closer of closers.splice(0).reverse()) {
        try {
          await closer();
        } catch (fault) {
          faults.push(fault);
        }
      }
      if (faults.length > 0) throw new AggregateError(faults, 'some parts did not close');
    },
  };
}
