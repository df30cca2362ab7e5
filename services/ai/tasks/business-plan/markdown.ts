const LONGEST = 400;

/** A user's words as part of a line of Markdown: no line, table or heading of their own. */
export function inline(text: string, limit = LONGEST): string {
  const line = text
    .slice(0, limit * 2)
    .replace(/\s+/gu, ' ')
    .replace(/[|<>`*_#[\]\\]/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  const cut = line.length <= limit ? line : `${line.slice(0, line.lastIndexOf(' ', limit) || limit)}…`;
  return cut.replace(/[.;,\s]{1,10}$/u, '');
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const section = (title: string, ...parts: readonly string[]): string =>
  [`## ${title}`, ...parts.filter(Boolean)].join('\n\n');
