type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is undefined, so that the rest may be spread, and what is absent stays absent. */
export const present = <T extends object>(from: T): Present<T> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Present<T>;
