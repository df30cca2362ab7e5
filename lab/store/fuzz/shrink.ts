/** Smaller versions of a value: without one of its parts, or with a part made smaller. */
function* smaller(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const at of value.keys()) yield value.toSpliced(at, 1);
    for (const [at, item] of value.entries()) for (const less of smaller(item)) yield value.with(at, less);
  } else if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    const entries = Object.entries(value);
    for (const [name] of entries)
      if (name !== '_id') yield Object.fromEntries(entries.filter(([one]) => one !== name));
    for (const [name, item] of entries) for (const less of smaller(item)) yield { ...value, [name]: less };
  }
}

/** The smallest version of a value that still shows what the whole one showed. */
export async function shrink<T>(whole: T, shows: (part: T) => Promise<boolean>): Promise<T> {
  let least = whole;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const part of smaller(least) as Generator<T>)
      if (await shows(part).catch(() => false)) {
        least = part;
        hasShrunk = true;
        break;
      }
  }
  return least;
}
