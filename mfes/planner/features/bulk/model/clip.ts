/** Shortens a quoted cell to `limit` characters and an ellipsis. */
export const clip = (text: string, limit = 60): string =>
  (text.length > limit ? `${text.slice(0, limit)}…` : text).trim();
