import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import {
  addDays,
  type Choice,
  ChoiceNote,
  choiceOf,
  DateTimeChoice,
  DEFAULT_TIME,
  fromLocalText,
  readChoice,
  todayIn,
  useAccountZone,
} from '@carillon/sdk/index.ts';
import { Button, Checkbox } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Sending } from '../api/use-send.ts';
import { useSuggestedTime } from '../api/use-suggested-time.ts';
import type { GoesTo } from '../model/queue-places.ts';
import { readRepeat } from '../model/repeat.ts';
import { QueueChoice } from './queue-choice.tsx';
import { RepeatChoice } from './repeat-choice.tsx';
import { SendDialog } from './send-dialog.tsx';
import { ZoneNote } from './zone-note.tsx';

export interface ScheduledFor {
  /** YYYY-MM-DD HH:mm:ss */
  readonly local: string;
  readonly timezone: string;
  readonly suggested: boolean;
  /** How it comes again; null when it does not. */
  readonly repeat: Repeat | null;
}

interface ScheduleModalProps {
  readonly open: boolean;
  /** Ids of the chosen networks, separated by commas. */
  readonly platforms: string;
  /** The same for the eye, with their pages and accounts. */
  readonly goesTo: string;
  readonly targets: readonly GoesTo[];
  /** YYYY-MM-DD HH:mm:ss, as it was chosen for this draft before. */
  readonly planned: string | null;
  /** The same of how it comes again. */
  readonly repeat: Repeat | null;
  /** Files are on their way, or can't go out. */
  readonly waiting: boolean;
  /** What is to be known of files and of what is saved. */
  readonly notes: ReactNode;
  /** When its writer wishes it to go out. */
  readonly wish: ReactNode;
  readonly sending: Pick<Sending, 'busy' | 'error'>;
  onChoose(planned: string, timezone: string): void;
  onRepeat(repeat: Repeat | null): void;
  /** To publishing at once. */
  onBack(): void;
  onSchedule(at: ScheduledFor): void;
  /** Lets its writer publish it; null where that is nothing to decide. */
  readonly onApprove: (() => void) | null;
  /** Each account's next free posting slot in place of a time. */
  onQueue(): void;
}

const HOW = 'Based on your past results and general best practice.';

/** The day, the time, and whether to take the suggested one. */
export function ScheduleModal(props: ScheduleModalProps): ReactNode {
  const { open, platforms, goesTo, planned, waiting, notes, sending, onChoose, onBack, onSchedule } = props;
  const { targets, onQueue, onRepeat } = props;
  const busy = sending.busy !== null;
  const timezone = useAccountZone();
  const id = useId();
  const now = new Date();
  const [chosen, setChosen] = useState<Choice | null>(() =>
    planned === null ? null : choiceOf(fromLocalText(planned)),
  );
  // Counted from the day on which the dialog is opened, however long the page has been there.
  const choice = chosen ?? choiceOf({ date: addDays(todayIn(timezone, now), 1), time: DEFAULT_TIME });
  const means = readChoice(choice, timezone, now);
  /** The zone that a suggestion is wanted in. In another one the time is an ordinary one. */
  const [suggestedIn, setSuggestedIn] = useState<string | null>(null);
  const suggested = suggestedIn === timezone;
  /** As it is typed; what of it can be sent is kept in the draft. */
  const [typed, setTyped] = useState<Repeat | null | undefined>();
  const wish = typed === undefined ? props.repeat : typed;
  const repeat = wish && readRepeat(wish, means.local, timezone);
  const changeRepeat = (value: Repeat | null): void => {
    setTyped(value);
    if (value === null || readRepeat(value, means.local, timezone).obstacle === null) onRepeat(value);
  };
  /** Counts what the user has asked for, so that a late suggestion replaces no later choice. */
  const asked = useRef(0);
  const suggestion = useSuggestedTime(timezone);
  const asking = suggested && suggestion.isPending;

  const ready = means.obstacle === null && !repeat?.obstacle && !asking && !waiting;

  const suggest = async (wanted: boolean): Promise<void> => {
    const mine = ++asked.current;
    setSuggestedIn(wanted ? timezone : null);
    if (!wanted) return;
    const reply = await suggestion.mutateAsync(platforms).catch(() => null);
    if (mine !== asked.current) return;
    if (!reply) return setSuggestedIn(null);
    setChosen(choiceOf(fromLocalText(reply.scheduled_time)));
    onChoose(reply.scheduled_time, timezone);
  };
  const choose = (value: Choice): void => {
    asked.current++;
    setSuggestedIn(null);
    setChosen(value);
    const { obstacle, local } = readChoice(value, timezone, now);
    if (obstacle === null) onChoose(local, timezone);
  };

  return (
    <SendDialog
      open={open}
      step={{ returning: false }}
      sending={sending}
      notes={notes}
      onClose={onBack}
      title="Schedule your post"
      width={980}
      status={<ChoiceNote {...means} />}
      actions={
        <>
          <Button onClick={onBack} disabled={busy}>
            Back
          </Button>
          <Button type="link" onClick={onBack} disabled={busy}>
            Publish Immediately Instead?
          </Button>
          {props.onApprove && (
            <Button disabled={!ready || busy} onClick={props.onApprove}>
              Approve only
            </Button>
          )}
          <Button
            type="primary"
            loading={busy}
            disabled={!ready}
            onClick={() =>
              onSchedule({ local: means.local, timezone, suggested, repeat: repeat?.repeat ?? null })
            }
          >
            Schedule Post
          </Button>
        </>
      }
    >
      {props.wish}
      {goesTo && <p>Goes to {goesTo}.</p>}
      <div className="composer-when">
        <div className="composer-field">
          <div>
            <Checkbox
              checked={suggested}
              aria-describedby={id}
              onChange={(event) => void suggest(event.target.checked)}
            >
              Suggest a time
            </Checkbox>
            <p id={id} className="muted composer-help">
              {suggested && suggestion.data ? suggestion.data.reason : HOW}
            </p>
          </div>
          {suggestion.error && (
            <p className="composer-error">No time could be suggested. Choose one yourself.</p>
          )}
          <RepeatChoice
            value={wish}
            read={repeat}
            firstDay={means.local.slice(0, 10)}
            firstWeekday={plainDateTime(means.local)?.dayOfWeek ?? 0}
            onChange={changeRepeat}
          />
          {!wish && <QueueChoice open={open} targets={targets} waiting={waiting || busy} onQueue={onQueue} />}
        </div>
        <DateTimeChoice value={choice} zone={timezone} now={now} onChange={choose}>
          <ZoneNote zone={timezone} />
        </DateTimeChoice>
      </div>
    </SendDialog>
  );
}
