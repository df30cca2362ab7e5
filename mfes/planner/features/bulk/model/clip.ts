/** Shortens a quoted cell to `most` characters and an ellipsis. */
export const clip = (text: string, most = 60): string =>
  (text.length > most ? `${text.slice(0, most)}…` : text).trim();
