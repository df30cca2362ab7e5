type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined fields, so the rest can be spread and absent fields stay absent. */
export const present = <T extends object>(from: T): Present<T> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as Present<T>;
