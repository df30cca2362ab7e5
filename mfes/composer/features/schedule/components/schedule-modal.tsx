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
import { Alert, Button, Checkbox, Fields } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Dialog } from '../../../lib/dialog.tsx';
import { CheckingNote, SendingNote } from '../../../lib/sending-note.tsx';
import { useSuggestedTime } from '../api/use-schedule.ts';
import { ZoneNote } from './zone-note.tsx';

export interface ScheduledFor {
  /** YYYY-MM-DD HH:mm:ss */
  readonly local: string;
  readonly timezone: string;
  readonly suggested: boolean;
}

interface ScheduleModalProps {
  readonly open: boolean;
  /** Ids of the chosen networks, separated by commas. */
  readonly platforms: string;
  readonly busy: boolean;
  /** Files are still looked into. */
  readonly checking: boolean;
  /** What is to be known before it is sent; `undecided` while the user has to say something to it. */
  readonly notes: ReactNode;
  readonly undecided: boolean;
  readonly canceling: boolean;
  /** Share of the files that is sent, 0 to 1; null when there are none. */
  readonly progress: number | null;
  readonly error: string | null;
  /** False when `error` tells what is known after canceling, or without an answer. */
  readonly failed: boolean;
  /** To publishing at once. */
  onBack(): void;
  /** Stop sending. */
  onStop(): void;
  onSchedule(at: ScheduledFor): void;
}

/** What decides today: a rule, the same for everybody. */
const HOW =
  'Picks the next hour that is usually busy on the networks you chose. It does not know your own audience yet.';

/** The day, the time, and whether to take the suggested one. */
export function ScheduleModal({
  open,
  platforms,
  busy,
  checking,
  notes,
  undecided,
  canceling,
  progress,
  error,
  failed,
  onBack,
  onStop,
  onSchedule,
}: ScheduleModalProps): ReactNode {
  const timezone = useAccountZone();
  const id = useId();
  const now = new Date();
  const [chosen, setChosen] = useState<Choice | null>(null);
  // Counted from the day on which the dialog is opened, however long the page has been there.
  const choice = chosen ?? choiceOf({ date: addDays(todayIn(timezone, now), 1), time: DEFAULT_TIME });
  const means = readChoice(choice, timezone, now);
  /** The zone that a suggestion is wanted in. In another one the time is an ordinary one. */
  const [suggestedIn, setSuggestedIn] = useState<string | null>(null);
  const suggested = suggestedIn === timezone;
  /** Counts what the user has asked for, so that a late suggestion replaces no later choice. */
  const asked = useRef(0);
  const suggestion = useSuggestedTime(timezone);
  const waiting = suggested && suggestion.isPending;

  const suggest = async (wanted: boolean): Promise<void> => {
    const mine = ++asked.current;
    setSuggestedIn(wanted ? timezone : null);
    if (!wanted) return;
    const reply = await suggestion.mutateAsync(platforms).catch(() => null);
    if (mine !== asked.current) return;
    if (!reply) return setSuggestedIn(null);
    setChosen(choiceOf(fromLocalText(reply.scheduled_time)));
  };
  const choose = (value: Choice): void => {
    asked.current++;
    setSuggestedIn(null);
    setChosen(value);
  };

  return (
    <Dialog
      open={open}
      returning={false}
      onClose={busy ? onStop : onBack}
      title="Schedule your post"
      width={640}
      footer={
        <>
          <div className="composer-means">
            <ChoiceNote {...means} />
          </div>
          <div className="composer-actions">
            {busy && (
              <Button onClick={onStop} loading={canceling}>
                Cancel sending
              </Button>
            )}
            {!busy && <Button onClick={onBack}>Back</Button>}
            <Button type="link" onClick={onBack} disabled={busy}>
              Publish Immediately Instead?
            </Button>
            <Button
              type="primary"
              loading={busy}
              disabled={means.obstacle !== null || waiting || checking || undecided}
              onClick={() => onSchedule({ local: means.local, timezone, suggested })}
            >
              Schedule Post
            </Button>
          </div>
        </>
      }
    >
      <Fields className="composer-field" disabled={busy}>
        {error && <Alert type={failed ? 'error' : 'info'} showIcon role="alert" title={error} />}
        <div>
          <Checkbox
            checked={suggested}
            aria-describedby={id}
            onChange={(event) => void suggest(event.target.checked)}
          >
            Let AI choose the time
          </Checkbox>
          <p id={id} className="muted composer-help">
            {suggested && suggestion.data ? suggestion.data.reason : HOW}
          </p>
        </div>
        {suggestion.error && (
          <p className="composer-error">No time could be suggested. Choose one yourself.</p>
        )}
        <DateTimeChoice value={choice} zone={timezone} now={now} onChange={choose}>
          <ZoneNote zone={timezone} />
        </DateTimeChoice>
        {!busy && notes}
        {checking && <CheckingNote />}
        {busy && <SendingNote progress={progress} canceling={canceling} />}
      </Fields>
    </Dialog>
  );
}
