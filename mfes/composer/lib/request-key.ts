/** A key for each thing that the user means to send: the same until what would be sent changes. */
export function createRequestKeys(): (meant: unknown) => string {
  let last = '';
  let key = '';
  return (meant) => {
    const now = JSON.stringify(meant);
    if (now !== last) {
      last = now;
      key = crypto.randomUUID();
    }
    return key;
  };
}
