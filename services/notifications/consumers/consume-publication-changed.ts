import type { EventOf } from '@carillon/contracts/event.ts';
import type { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { changeOfPublication } from '../domain/change.ts';
import type { Notices } from '../notices/open-notices.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

export async function consumePublicationChanged(
  deps: ApplyDeps & { readonly notices: Pick<Notices, 'noteActivity'> },
  event: EventOf<typeof publicationChanged>,
): Promise<void> {
  await deps.notices.noteActivity(event.data.workspace_id);
  const change = changeOfPublication(event);
  if (change) await applyChange(deps, change);
}
