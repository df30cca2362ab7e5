import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { fullTime, useBackCloses, useConnect, useConnectFailures, useNotices } from '@carillon/sdk/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { EditorModal } from '../features/editor/components/editor-modal.tsx';
import { usePublish } from '../features/publish/api/use-publish.ts';
import { PublishModal } from '../features/publish/components/publish-modal.tsx';
import { useSchedule } from '../features/schedule/api/use-schedule.ts';
import { type ScheduledFor, ScheduleModal } from '../features/schedule/components/schedule-modal.tsx';
import { useLinked } from '../lib/connections/use-linked.ts';
import { finalText } from '../lib/draft.ts';
import { ElsewhereNote } from '../lib/elsewhere-note.tsx';
import type { PostFlowHandle } from '../lib/flow/use-post-flow.ts';
import { useReturning } from '../lib/flow/use-returning.ts';
import { LostFiles } from '../lib/lost-files.tsx';
import { ACCEPTED } from '../lib/media.ts';
import { RefusedFiles } from '../lib/refused-files.tsx';
import type { Step } from '../lib/saved-work.ts';
import { SeekingNote } from '../lib/seeking-note.tsx';
import { choicesOf } from '../lib/targets.ts';

/** Editing, publishing and scheduling, one after another in front of the page. */
export function PostDialogs({
  flow,
  dispatch,
  kept,
  seeking,
  add,
  sendBy,
  cancel,
}: PostFlowHandle): ReactNode {
  const { post, media, lost, problems, created, step, wishes } = flow;
  const notices = useNotices();
  const connect = useConnect();
  const failures = useConnectFailures();
  const connections = useLinked();
  const publish = usePublish();
  const schedule = useSchedule();
  const returning = useReturning(step);
  const [canceling, setCanceling] = useState(false);
  /** The refusals that the user goes on in spite of; a later choice of files has its own. */
  const [accepted, setAccepted] = useState<readonly string[] | null>(null);
  const refusal = problems.length > 0 && problems !== accepted;
  const undecided = refusal || lost.length > 0 || kept.elsewhere;
  const picker = useRef<HTMLInputElement>(null);

  const text = post ? finalText(post) : '';
  const linked = connections.connections;
  const choices = choicesOf(linked, text, media.length, wishes);
  const go = (to: Step) => (): void => {
    if (to === 'publish') publish.reset();
    if (to === 'schedule') schedule.reset();
    dispatch({ type: 'went', step: to });
  };
  const send: typeof sendBy = (...how) => {
    setCanceling(false);
    return sendBy(...how);
  };
  const stop = (): void => {
    setCanceling(true);
    cancel();
  };
  const leavePublish = publish.isPending ? stop : go('edit');
  const leaveSchedule = schedule.isPending ? stop : go('publish');
  useBackCloses(step !== 'topic', go('topic'));
  useBackCloses(step === 'publish' || step === 'schedule', leavePublish);
  useBackCloses(step === 'schedule', leaveSchedule);
  const news = (
    <>
      <SeekingNote seeking={seeking} />
      <ElsewhereNote kept={kept} />
    </>
  );
  const notes = (
    <>
      {news}
      <LostFiles
        names={lost}
        onAdd={() => picker.current?.click()}
        onGiveUp={() => dispatch({ type: 'gaveUp' })}
      />
      <RefusedFiles
        problems={problems}
        accepted={!refusal}
        onAdd={() => picker.current?.click()}
        onGoWithout={() => setAccepted(problems)}
      />
    </>
  );
  const connectTo = async (platform: PlatformName): Promise<void> => {
    // The page goes away, and with it the files that are not kept yet.
    await kept.settled();
    await connect(platform);
  };
  const scheduleFor = async ({ local, timezone, suggested }: ScheduledFor): Promise<void> => {
    const times = { scheduled_time: local, timezone, use_ai_suggestion: suggested ? '1' : '0' };
    const outcome = await send(schedule.mutateAsync, choices, times);
    const due = outcome && !outcome.earlier && outcome.results[0]?.due_at;
    if (due) notices.success(`Your post is scheduled for ${fullTime(new Date(due), timezone)}.`);
  };

  return (
    <>
      <EditorModal
        open={step === 'edit' && post !== null}
        post={post ?? { text: '', hashtags: [] }}
        trending={created?.trending_hashtags.map(({ hashtag }) => hashtag) ?? []}
        caption={captionOf(flow)}
        connections={linked}
        media={media}
        notes={news}
        returning={returning}
        onChange={(edited) => dispatch({ type: 'edited', post: edited })}
        onClose={go('topic')}
        onPublish={go('publish')}
      />
      <PublishModal
        open={step === 'publish'}
        connections={linked}
        choices={choices}
        failures={failures}
        text={text}
        media={media}
        notes={notes}
        undecided={undecided}
        checking={flow.checking.length > 0}
        returning={returning}
        busy={publish.isPending}
        canceling={canceling && publish.isPending}
        progress={publish.progress}
        error={publish.text}
        failed={publish.failed}
        onChoice={(platform, wish) => dispatch({ type: 'wished', platform, wish })}
        onRecheck={connections.refetch}
        onConnect={(platform) => void connectTo(platform)}
        onAddImage={() => picker.current?.click()}
        onCancel={go('edit')}
        onStop={stop}
        onSchedule={go('schedule')}
        onPublish={() => void send(publish.mutateAsync, choices)}
      />
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Add media"
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {/* There as long as the post is: what was chosen is there again after a look at the dialog before. */}
      {post && (
        <ScheduleModal
          open={step === 'schedule'}
          platforms={choices
            .filter(({ selected }) => selected)
            .map(({ platform }) => PLATFORMS[platform].id)
            .join(',')}
          busy={schedule.isPending}
          checking={flow.checking.length > 0}
          notes={notes}
          undecided={undecided}
          canceling={canceling && schedule.isPending}
          progress={media.length > 0 ? schedule.progress : null}
          error={schedule.text}
          failed={schedule.failed}
          onBack={go('publish')}
          onStop={stop}
          onSchedule={(at) => void scheduleFor(at)}
        />
      )}
    </>
  );
}

/** What the draft's writer would put beside a picture; an empty text where there is no such draft. */
const captionOf = ({ created, source }: PostFlowHandle['flow']): string =>
  created?.posts.find(({ content }) => content === source)?.mediaCaption ?? '';
