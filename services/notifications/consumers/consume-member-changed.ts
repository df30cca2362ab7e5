import type { EventOf } from '@carillon/contracts/event.ts';
import type { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { changeOfMember } from '../domain/change.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

export async function consumeMemberChanged(
  deps: ApplyDeps,
  event: EventOf<typeof memberChanged>,
): Promise<void> {
  const change = changeOfMember(event);
  if (change) await applyChange(deps, change);
}
