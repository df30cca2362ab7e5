import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';
import { ChoiceNote } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Choice } from '../../../lib/choice.tsx';
import { isPending, type MediaItem } from '../../../lib/media-item.ts';
import { type TimeChoiceProps, useChosenTime } from '../api/use-chosen-time.ts';
import { useQueuePlaces } from '../api/use-queue-places.ts';
import type { Sending } from '../api/use-send.ts';
import { gapsIn } from '../model/gaps-in.ts';
import { glanceTexts } from '../model/glance-texts.ts';
import type { GoesTo } from '../model/queue-places.ts';
import { countTargets } from '../model/targets.ts';
import { OpenGapsNote } from './open-gaps-note.tsx';
import { PostGlance } from './post-glance.tsx';
import { QueueChoice } from './queue-choice.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TargetCards, type TargetCardsProps } from './target-cards.tsx';
import { TimeChoice } from './time-choice.tsx';

export interface ScheduledFor {
  /** YYYY-MM-DD HH:mm:ss */
  readonly local: string;
  readonly timezone: string;
  readonly suggested: boolean;
  /** How it comes again; null when it does not. */
  readonly repeat: Repeat | null;
}

interface SendModalProps extends TimeChoiceProps {
  /** Publishing at once, or at a time; null while it is closed. */
  readonly step: 'publish' | 'schedule' | null;
  readonly cards: TargetCardsProps;
  /** The text that the network gets. */
  textOf(platform: PlatformName): string;
  /** The first comments by target. Null if there are none. */
  commentOf(platform: PlatformName): string | null;
  /** Returns a network's chosen options; null for the defaults. */
  optionsOf(platform: PlatformName): PostOptions | null;
  readonly media: readonly MediaItem[];
  /** Where it goes, for the eye, with pages and accounts; empty for nowhere. */
  readonly goesTo: string;
  readonly targets: readonly GoesTo[];
  /** About the post's files. */
  readonly notes: ReactNode;
  /** Whether what is written is saved. */
  readonly saved: ReactNode;
  readonly sending: Pick<Sending, 'busy' | 'error'>;
  /** The time that its writer asks for. */
  readonly requestedTime: ReactNode;
  /** Whether the post is scheduled for a time still to come. */
  readonly later: boolean;
  /** Lets its writer publish it; null where that is nothing to decide. */
  readonly onApprove: (() => void) | null;
  onStep(step: 'publish' | 'schedule'): void;
  /** Back to the editor. */
  onClose(): void;
  onPublish(): void;
  onSchedule(at: ScheduledFor): void;
  /** Each account's next free posting slot in place of a time. */
  onQueue(): void;
}

const WHEN = [
  ['time', t`At a set time`],
  ['queue', t`Next free slot`],
] as const;

/** Where the post goes, and when. */
export function SendModal(props: SendModalProps): ReactNode {
  const { step, cards, media, sending, goesTo, onStep, onClose } = props;
  const { choices } = cards;
  const [inQueue, setInQueue] = useInQueue(step);
  const time = useChosenTime(props, step === 'schedule' && !inQueue);
  const when = useRef<HTMLDivElement>(null);
  const isTimed = useLast(step) === 'schedule';
  useFocusOnSwitch(step, when);

  const busy = sending.busy !== null;
  const able = choices.some(({ obstacles }) => obstacles.length === 0);
  const none = !choices.some(({ selected }) => selected);
  const gaps = gapsIn(choices, props);
  // Another gap is asked about again.
  const [acceptedGaps, setAcceptedGaps] = useState<string | null>(null);
  const accepted = acceptedGaps === gaps.join('\n');
  const stopped = none || countTargets(choices) > MOST_TARGETS || busy || (gaps.length > 0 && !accepted);
  const waiting = media.some(isPending);
  const repeats = time.rule !== null;
  const sendMode = !isTimed ? 'now' : inQueue && !repeats ? 'queue' : 'time';
  const ready = sendMode === 'time' ? time.ready : true;
  const queue = useQueuePlaces(props.targets, step !== null && sendMode === 'queue');
  const placesId = useId();

  const schedule = (
    <Button
      key="schedule"
      type={props.later ? 'primary' : 'default'}
      onClick={() => onStep('schedule')}
      disabled={stopped}
    >
      <Trans>Schedule for later</Trans>
    </Button>
  );
  const publish = (
    <Button
      key="publish"
      type={props.later ? 'default' : 'primary'}
      onClick={props.onPublish}
      disabled={stopped || waiting}
      loading={busy}
    >
      <Trans>Publish Now</Trans>
    </Button>
  );
  return (
    <SendDialog
      open={step !== null}
      step={{ returning: false }}
      sending={sending}
      notes={props.notes}
      onClose={onClose}
      title={isTimed ? t`Schedule your post` : t`Publish your post`}
      width={980}
      status={
        <>
          {goesTo && (
            <p>
              <Trans>Publishes to {goesTo}.</Trans>
            </p>
          )}
          {sendMode === 'time' && <ChoiceNote {...time.means} />}
          {props.saved}
        </>
      }
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {isTimed ? t`Back` : t`Cancel`}
          </Button>
          {isTimed && (
            <Button type="link" onClick={() => onStep('publish')} disabled={busy}>
              <Trans>Publish now instead</Trans>
            </Button>
          )}
          {props.onApprove && sendMode !== 'queue' && (
            <Button disabled={stopped || waiting || !ready} onClick={props.onApprove}>
              <Trans>Approve only</Trans>
            </Button>
          )}
          {!isTimed && (props.later ? [publish, schedule] : [schedule, publish])}
          {sendMode === 'time' && (
            <Button
              data-next
              type="primary"
              loading={busy}
              disabled={!ready || stopped || waiting}
              onClick={() => {
                const { means, timezone, suggested, repeat } = time;
                props.onSchedule({
                  local: means.local,
                  timezone,
                  suggested,
                  repeat: repeat?.repeat ?? null,
                });
              }}
            >
              {time.asking ? t`Finding a time…` : t`Schedule Post`}
            </Button>
          )}
          {sendMode === 'queue' && (
            <Button
              data-next
              type="primary"
              loading={busy}
              disabled={!queue.found?.ok || stopped || waiting || props.targets.length === 0}
              aria-describedby={placesId}
              onClick={props.onQueue}
            >
              <Trans>Add to queue</Trans>
            </Button>
          )}
        </>
      }
    >
      {props.requestedTime}
      <PostGlance texts={glanceTexts(choices, props)} media={media} />
      <OpenGapsNote
        gaps={gaps}
        accepted={accepted}
        onAccept={(all) => setAcceptedGaps(all ? gaps.join('\n') : null)}
      />
      <div ref={when} className={isTimed ? 'composer-when timed' : 'composer-when'}>
        <div className="composer-field composer-cards">
          <TargetCards {...cards} />
          {none && (
            // No error before anything can be chosen: what can be is chosen already.
            <p role="status" className={able ? 'composer-error' : 'muted'}>
              <Trans>Please select at least one platform to publish to.</Trans>
            </p>
          )}
        </div>
        {sendMode !== 'now' && (
          <div className="composer-field">
            {!repeats && (
              <Choice
                label={t`When`}
                options={WHEN}
                value={sendMode}
                onChange={(next) => !busy && setInQueue(next === 'queue')}
              />
            )}
            {sendMode === 'time' && <TimeChoice time={time} />}
            {repeats && (
              <p className="muted composer-help">
                <Trans>Repeating posts can’t be queued.</Trans>
              </p>
            )}
            {sendMode === 'queue' && <QueueChoice id={placesId} {...queue} />}
          </div>
        )}
      </div>
    </SendDialog>
  );
}

/** Whether the next free slot is chosen in place of a time: only until publishing at once, or until the dialog opens again. */
function useInQueue(step: SendModalProps['step']): [boolean, (inQueue: boolean) => void] {
  const [inQueue, setInQueue] = useState(false);
  const [before, setBefore] = useState(step);
  if (before !== step) {
    setBefore(step);
    if (before === null || step === 'publish') setInQueue(false);
  }
  return [inQueue, setInQueue];
}

/** A closing dialog keeps its content until it is gone. */
function useLast(step: SendModalProps['step']): SendModalProps['step'] {
  const [last, setLast] = useState(step);
  if (step !== null && step !== last) setLast(step);
  return step ?? last;
}

/** The button that switched from the one to the other is gone. */
function useFocusOnSwitch(step: SendModalProps['step'], when: RefObject<HTMLElement | null>): void {
  const before = useRef(step);
  useEffect(() => {
    const isSwitch = before.current !== null && step !== null && before.current !== step;
    before.current = step;
    const [choice] = ['input[type=radio]:checked', 'input:checked'].flatMap(
      (selector) => when.current?.querySelector<HTMLElement>(selector) ?? [],
    );
    if (isSwitch) choice?.focus();
  }, [step, when]);
}
