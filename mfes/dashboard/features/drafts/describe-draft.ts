import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { isSameZone, listText, relativeTime, shortTime, timeInZone } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Describes who began a draft, when it was changed, and its networks and time, as far as its writer chose them. */
export function factsOf(draft: DraftSummary, author: string | null, zone: string, now: Date): string {
  const changed = new Date(draft.updated_at);
  const when = relativeTime(changed, now, zone) ?? shortTime(changed, zone, now);
  return [
    author,
    author ? t`changed ${when}` : t`Changed ${when}`,
    draft.platforms.length > 0 && listText(draft.platforms.map(labelOf)),
    plannedFor(draft, zone, now),
  ]
    .filter((fact) => fact)
    .join(' · ');
}

/** The clock's time as it was chosen, whatever its zone: nothing is scheduled yet. */
function plannedFor(
  { mode, scheduled_time, timezone }: DraftSummary,
  zone: string,
  now: Date,
): string | null {
  if (mode === 'now' || scheduled_time === null) return null;
  const text = shortTime(new Date(`${scheduled_time.replace(' ', 'T')}Z`), 'UTC', now);
  const when = timezone && !isSameZone(timezone, zone) ? timeInZone(text, timezone) : text;
  return t`planned for ${when}`;
}
