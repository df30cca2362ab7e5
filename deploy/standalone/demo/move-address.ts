/** The same value with each text that begins with one address beginning with another; only plain objects are looked into. */
export function moveAddress<T>(value: T, from: string, to: string): T {
  const moveValue = (one: unknown): unknown => {
    if (typeof one === 'string') return one.startsWith(from) ? to + one.slice(from.length) : one;
    if (Array.isArray(one)) return one.map(moveValue);
    if (one !== null && typeof one === 'object' && Object.getPrototypeOf(one) === Object.prototype)
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, moveValue(inner)]));
    return one;
  };
  return moveValue(value) as T;
}
