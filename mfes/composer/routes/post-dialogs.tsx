import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { useConnect, useNotices } from '@carillon/sdk/index.ts';
import { type ReactNode, useRef } from 'react';
import { EditorModal } from '../features/editor/components/editor-modal.tsx';
import { usePublish } from '../features/publish/api/use-publish.ts';
import { PublishModal } from '../features/publish/components/publish-modal.tsx';
import { useSchedule } from '../features/schedule/api/use-schedule.ts';
import { type ScheduledFor, ScheduleModal } from '../features/schedule/components/schedule-modal.tsx';
import { useLinked } from '../lib/connections/use-linked.ts';
import { finalText } from '../lib/draft.ts';
import type { Step } from '../lib/flow/post-flow.ts';
import type { PostFlowHandle } from '../lib/flow/use-post-flow.ts';
import { ACCEPTED, addFiles } from '../lib/media.ts';
import { choicesOf } from '../lib/targets.ts';
import { DEFAULT_TRENDING } from '../lib/trending.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** Editing, publishing and scheduling, one after another in front of the page. */
export function PostDialogs({ flow, dispatch, sendBy }: PostFlowHandle): ReactNode {
  const { post, media, created, step, wishes } = flow;
  const notices = useNotices();
  const connect = useConnect();
  const connections = useLinked();
  const publish = usePublish();
  const schedule = useSchedule();
  const picker = useRef<HTMLInputElement>(null);

  const linked = connections.data ?? [];
  const choices = choicesOf(linked, post ? finalText(post) : '', media.length, wishes);
  const go = (to: Step) => (): void => {
    if (to === 'publish') publish.reset();
    if (to === 'schedule') schedule.reset();
    dispatch({ type: 'went', step: to });
  };
  const addMedia = (added: readonly File[]): void => {
    const { files, problems } = addFiles(media, added);
    dispatch({ type: 'attached', media: files });
    if (problems.length > 0) notices.danger(problems.join(' '));
  };
  const scheduleFor = async ({ local, timezone, suggested }: ScheduledFor): Promise<void> => {
    const times = { scheduled_time: local, timezone, use_ai_suggestion: suggested ? '1' : '0' };
    const outcome = await sendBy(schedule.mutateAsync, choices, times);
    const due = outcome && !outcome.earlier && outcome.results[0]?.due_at;
    if (due) notices.success(`Your post is scheduled for ${WHEN.format(new Date(due))}.`);
  };

  return (
    <>
      <EditorModal
        open={step === 'edit' && post !== null}
        post={post ?? { text: '', hashtags: [] }}
        trending={created?.trending_hashtags.map(({ hashtag }) => hashtag) ?? DEFAULT_TRENDING}
        connections={linked}
        media={media}
        onChange={(edited) => dispatch({ type: 'edited', post: edited })}
        onClose={go('topic')}
        onPublish={go('publish')}
      />
      <PublishModal
        open={step === 'publish'}
        connections={linked}
        choices={choices}
        unknown={connections.isError}
        media={media}
        busy={publish.isPending}
        progress={publish.progress}
        error={publish.text}
        onChoice={(platform, wish) => dispatch({ type: 'wished', platform, wish })}
        onReload={() => connections.refetch()}
        onConnect={(platform) => void connect(platform)}
        onAddImage={() => picker.current?.click()}
        onCancel={go('edit')}
        onSchedule={go('schedule')}
        onPublish={() => void sendBy(publish.mutateAsync, choices)}
      />
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Add media"
        onChange={(event) => {
          addMedia([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {step === 'schedule' && (
        <ScheduleModal
          open
          platforms={choices
            .filter(({ selected }) => selected)
            .map(({ platform }) => PLATFORMS[platform].id)
            .join(',')}
          busy={schedule.isPending}
          error={schedule.text}
          onBack={go('publish')}
          onClose={go('edit')}
          onSchedule={(at) => void scheduleFor(at)}
        />
      )}
    </>
  );
}
