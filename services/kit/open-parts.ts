/**
 * Opens parts one after another. Each part that has to be closed is registered with `closing` as soon as it is open:
 * `close` closes them in reverse order. If a later one can't be opened, the earlier ones are closed at once.
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
