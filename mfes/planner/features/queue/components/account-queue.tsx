import { labelOf, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import type { previewPostingSchedule } from '@carillon/contracts/http/posts/preview-posting-schedule.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { actionErrorText, isSameZone, timeOf, useAccountZone, zoneName } from '@carillon/sdk/index.ts';
import { Alert, Avatar, Button, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { type EditedWeek, useEditedWeek } from '../api/use-edited-week.ts';
import { useSaveSlots } from '../api/use-save-slots.ts';
import type { Account } from '../model/accounts.ts';
import { isSameWeek, withoutSlot, withSlots } from '../model/week.ts';
import { AddSlot } from './add-slot.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import { QueuedList } from './queued-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { Undo } from './undo.tsx';
import { Week } from './week.tsx';

type Preview = ReplyOf<typeof previewPostingSchedule>;

/** One account: its week of posting slots, and what waits in them. */
export function AccountQueue({ account, mayEdit }: { account: Account; mayEdit: boolean }): ReactNode {
  const { platform, id, name, picture, schedule } = account;
  const platformId = PLATFORMS[platform].id;
  const ownZone = useAccountZone();
  const [edit, setEdit] = useEditedWeek(`${platform} ${id}`);
  const [moves, setMoves] = useState<(Preview & { readonly week: EditedWeek }) | null>(null);
  const { preview, save, undo, forgetUndo } = useSaveSlots();
  const heading = useRef<HTMLHeadingElement>(null);
  const saved: EditedWeek = {
    slots: schedule?.slots ?? [],
    timezone: schedule?.timezone ?? ownZone,
    version: schedule?.version ?? 0,
  };
  const { slots, timezone } = edit ?? saved;
  const [times, ownTimes] = [timeOf(timezone), timeOf(ownZone)];
  const isChanged =
    edit !== null && (!isSameWeek(edit.slots, saved.slots) || edit.timezone !== saved.timezone);
  const isOtherZone = mayEdit && !isSameZone(timezone, ownZone);
  useFocusAfter(undo !== null, heading);
  useFocusAfter(isChanged, heading);
  useFocusAfter(isOtherZone, heading);
  const error = preview.error ?? save.error;
  const busy = preview.busy || save.busy;
  const change = (part: Partial<EditedWeek>): void => {
    // The slots being saved are those at the time of the request.
    if (busy) return;
    preview.reset();
    save.reset();
    forgetUndo();
    setEdit({ ...(edit ?? saved), ...part });
  };
  const bodyOf = ({ slots, timezone, version }: EditedWeek) => ({
    platform_id: platformId,
    page_id: id,
    timezone,
    slots: [...slots],
    version,
  });
  const store = async (week: EditedWeek, plan?: string, undo?: EditedWeek): Promise<void> => {
    const body = { ...bodyOf(week), ...(plan !== undefined && { plan }) };
    const reply = await save.run({ body, ...(undo && { undo: bodyOf(undo) }) });
    if (!reply) return;
    setEdit(null);
    setMoves(null);
  };
  /** Asks first where posts would move. */
  const ask = async (week: EditedWeek, undo?: EditedWeek): Promise<void> => {
    save.reset();
    // A user who has seen the newer version replaces it.
    const now = error ? { ...week, version: saved.version } : week;
    if (error) setEdit(now);
    const reply = await preview.run(bodyOf(now));
    if (!reply) return;
    if (reply.moves.length === 0) return store(now, undefined, undo);
    setMoves({ ...reply, week: now });
  };
  /** Saves suggested times at once, unless other changes wait to be saved. */
  const addSuggested = (more: readonly WeeklySlot[]): void => {
    const next = { ...(edit ?? saved), slots: withSlots(slots, more) };
    setEdit(next);
    if (!isChanged) void ask(next, saved);
  };
  return (
    <section className="panel queue-account" aria-label={`${labelOf(platform)}: ${name}`}>
      <header>
        <NetworkBadge network={platform} size={24} />
        <Avatar name={name} picture={picture} />
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi> <span className="muted">{labelOf(platform)}</span>
        </h2>
        <p className="muted" title={zoneName(timezone)}>
          <Trans>Times are in {times}</Trans>
          {isOtherZone && (
            <Button type="link" onClick={() => change({ timezone: ownZone })}>
              <Trans>Use {ownTimes}</Trans>
            </Button>
          )}
        </p>
      </header>
      {slots.length === 0 && (
        <p>
          {mayEdit
            ? t`To use the queue for this account, add posting slots or use the suggested ones.`
            : t`No posting slots yet, so nothing can be queued for this account.`}
        </p>
      )}
      {slots.length > 0 && (
        <Week
          account={name}
          slots={slots}
          onRemove={mayEdit ? (slot) => change({ slots: withoutSlot(slots, slot) }) : null}
        />
      )}
      {mayEdit && (
        <>
          <AddSlot slots={slots} onChange={(next) => change({ slots: next })} />
          <Suggestions {...{ platform, platformId, timezone, slots }} busy={busy} onAdd={addSuggested} />
          {undo && (
            <Undo onUndo={undo}>
              <Trans>Suggested slots saved.</Trans>
            </Undo>
          )}
        </>
      )}
      {error && !moves && <Alert type="error" showIcon role="alert" title={actionErrorText(error)} />}
      {isChanged && (
        <div className="queue-save">
          <span className="muted">
            <Trans>Not saved yet</Trans>
          </span>
          <Button disabled={busy} onClick={() => setEdit(null)}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="primary" loading={busy} onClick={() => void ask(edit ?? saved)}>
            <Trans>Save slots</Trans>
          </Button>
        </div>
      )}
      {schedule && (schedule.queued.length > 0 || schedule.slots.length > 0) && (
        <QueuedList platform={platform} schedule={schedule} chosenZone={timezone} />
      )}
      {moves && (
        <MovesDialog
          {...{ account: name, moves: moves.moves, timezone, busy: save.busy, error: save.error }}
          onClose={() => {
            setMoves(null);
            save.reset();
            // Slots saved meanwhile have been loaded: the user can now replace them knowingly.
            if (edit) setEdit({ ...edit, version: saved.version });
          }}
          onSave={(move) =>
            void store({ ...moves.week, version: (edit ?? saved).version }, move ? moves.plan : undefined)
          }
        />
      )}
    </section>
  );
}
