/** A text as a whole sentence, so that another can follow it: networks end theirs or don't. */
export const ended = (text: string): string =>
  /[.!?…][”"’')\]]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/** What a network said, without its name, where that begins it. */
export function withoutName(reason: string, label: string): string | null {
  const start = `${label}: `;
  return reason.startsWith(start) ? reason.slice(start.length) : null;
}
