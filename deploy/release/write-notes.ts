import { sectionOf } from './changelog.ts';
import type { UpgradePlan } from './plan-upgrade.ts';
import type { ReleaseRecord } from './records.ts';

interface Changes {
  readonly changelog: string;
  readonly now: ReleaseRecord;
  /** The release before; none for the first. */
  readonly before: ReleaseRecord | undefined;
  readonly plan: UpgradePlan;
}

/** Writes the release notes in Markdown: changes, changed stored formats, and the upgrade order of the pieces. */
export function writeNotes({ changelog, now, before, plan }: Changes): string {
  const upgrade = before ? upgradeFrom(before, now, plan) : ['This is the first release.'];
  return `${[
    `# Carillon ${now.version}`,
    sectionOf(changelog, now.version),
    '## Upgrade',
    ...upgrade,
    'UPGRADING.md says how to upgrade and how to go back.',
  ].join('\n\n')}\n`;
}

function upgradeFrom(before: ReleaseRecord, now: ReleaseRecord, { steps }: UpgradePlan): string[] {
  const changed = Object.entries(now.formats).flatMap(([service, format]) => {
    const old = before.formats[service];
    return old === undefined || old === format ? [] : [`- ${service}: ${old} → ${format}`];
  });
  const formats =
    changed.length > 0 ? `Stored formats that change:\n\n${changed.join('\n')}` : 'No stored format changes.';
  const order = steps.map((pieces, at) => `${at + 1}. ${pieces.join(' together with ')}`).join('\n');
  return [formats, `Pieces can be upgraded from ${before.version} one at a time in this order:\n\n${order}`];
}
