/**
 * Opens parts one after another. Each that has to be closed is deferred to `closing` as soon as it is open: `close` closes
 * them, the last opened first, and when a later one can't be opened those before it are closed at once.
 */
export async function openParts<T extends object>(
  open: (closing: AsyncDisposableStack) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const closing = new AsyncDisposableStack();
  try {
    return { ...(await open(closing)), close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
