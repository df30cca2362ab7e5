/** One row of the picker. */
const MAX_RECENT = 7;

/** The emoji that were used last, the newest first, each once. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter((one) => one !== emoji)].slice(0, MAX_RECENT);
