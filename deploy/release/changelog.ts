/** A change as git has it. */
export interface Commit {
  readonly subject: string;
  /** The files that it changed, from the root of the checkout. */
  readonly files: readonly string[];
}

const HEADING = /^## (\S+)/;

/** Returns the changelog's section about a version, without its heading. Empty if there is none. */
export function sectionOf(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1] === version);
  if (start === -1) return '';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => HEADING.test(line));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n').trim();
}

/** The first word of a subject, and the section that it belongs to. All other words belong to "Changed". */
const SECTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Added', ['add', 'allow', 'introduce', 'offer', 'support']],
  ['Changed', []],
  ['Fixed', ['fix', 'correct', 'prevent', 'repair']],
  ['Removed', ['remove', 'delete', 'drop']],
]);

/** Files that no user and no operator notices. */
const INTERNAL =
  /[.](unit|int|server|e2e)[.]test[.]tsx?$|(^|\/)(test|testing|bench)\/|^([.]ci|lab|findings)\/|[.]md$/;

/**
 * Drafts a section from commits, newest first, for a person to edit.
 * @param date such as `2026-11-29`
 */
export function draftSection(version: string, date: string, commits: readonly Commit[]): string {
  const noticed = commits.filter(({ files }) => files.some((file) => !INTERNAL.test(file)));
  const bySection = Map.groupBy(noticed, ({ subject }) => sectionFor(subject));
  const parts = [...SECTIONS.keys()].flatMap((name) => {
    const subjects = new Set((bySection.get(name) ?? []).map(({ subject }) => `- ${subject}`));
    return subjects.size > 0 ? [`### ${name}\n\n${[...subjects].join('\n')}`] : [];
  });
  return [`## ${version} (${date})`, ...parts].join('\n\n');
}

function sectionFor(subject: string): string {
  const verb = subject.split(' ')[0]?.toLowerCase() ?? '';
  return [...SECTIONS].find(([, verbs]) => verbs.includes(verb))?.[0] ?? 'Changed';
}

/** Puts a section above those of the versions before it. */
export function withSection(changelog: string, section: string): string {
  const at = changelog.search(/^## /m);
  const [head, tail] = at === -1 ? [changelog, ''] : [changelog.slice(0, at), changelog.slice(at)];
  return `${[head.trim(), section.trim(), tail.trim()].filter(Boolean).join('\n\n')}\n`;
}
