import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import {
  actionErrorText,
  Dialog,
  type Disconnected,
  displayStatusOf,
  firstCommentText,
  Link,
  listText,
  QueryView,
  serviceText,
  useNow,
  useToDraft,
  WhenText,
} from '@carillon/sdk/index.ts';
import { Alert, Button, NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { usePost } from '../api/use-post.ts';
import { type Command, selectConcerned, usePostCommands } from '../api/use-post-commands.ts';
import { CommandQuestion, type ConfirmedCommand } from './command-question.tsx';
import { useSeriesPanel } from './series-panel.tsx';

interface PostDialogProps {
  readonly postId: string;
  readonly disconnected: Disconnected;
  home(): HTMLElement | null;
  onClose(): void;
  /** Opens the choice of another time; null where it can't have one. */
  readonly onMove: (() => void) | null;
}

/** A post: its text, pictures, targets with their states, and the possible actions. */
export function PostDialog(props: PostDialogProps): ReactNode {
  const { postId, disconnected, home, onClose, onMove } = props;
  const post = usePost(postId);
  const commands = usePostCommands(postId);
  const [pendingCommand, setPendingCommand] = useState<ConfirmedCommand | null>(null);
  const targets = post.data?.results ?? [];
  const seriesId = targets.find(({ series_id }) => series_id)?.series_id ?? null;
  const toDraft = useToDraft({ postId, targets, home, onChanged: () => commands.refresh() });
  const targetsFor = (command: Command) => selectConcerned(command, targets, disconnected);
  const may = (command: Command): boolean => targetsFor(command).length > 0;
  const run = async (command: Command): Promise<void> => {
    const done = await commands.run({ command, targets: targetsFor(command) });
    if (!done) return;
    setPendingCommand(null);
    if (command === 'delete') onClose();
  };
  const series = useSeriesPanel({
    seriesId,
    home,
    onClose,
    onChanged: () => commands.refresh(),
  });
  if (toDraft.question) return toDraft.question;
  if (series.question) return series.question;
  if (pendingCommand) {
    const some = targetsFor(pendingCommand);
    return (
      <CommandQuestion
        command={pendingCommand}
        skips={seriesId !== null && isAhead(targets)}
        only={some.length < targets.length && pendingCommand !== 'delete' ? networksOf(some) : null}
        busy={commands.busy}
        error={commands.error}
        home={home}
        onClose={() => setPendingCommand(null)}
        onConfirm={() => void run(pendingCommand)}
      />
    );
  }
  return (
    <Dialog
      title={t({ message: 'Post', context: 'noun' })}
      width={720}
      busy={commands.busy}
      home={home}
      onClose={onClose}
      actions={
        <>
          {may('delete') && (
            <Button type="text" danger onClick={() => setPendingCommand('delete')}>
              {seriesId && isAhead(targets) ? t`Skip this post` : t`Delete`}
            </Button>
          )}
          {may('cancel') && (
            <Button onClick={() => setPendingCommand('cancel')}>
              <Trans>Cancel post</Trans>
            </Button>
          )}
          {toDraft.buttons}
          {may('publish') && (
            <Button onClick={() => setPendingCommand('publish')}>
              <Trans>Publish now</Trans>
            </Button>
          )}
          {may('retry') && (
            <Button loading={commands.busy} onClick={() => void run('retry')}>
              {targetsFor('retry').every(isPublished) ? t`Try the first comment again` : t`Try again`}
            </Button>
          )}
          {onMove && targets.some(({ can_reschedule }) => can_reschedule) && (
            <Button type="primary" data-first onClick={onMove}>
              <Trans>Move to…</Trans>
            </Button>
          )}
        </>
      }
    >
      {commands.error && <Alert type="error" showIcon role="alert" title={actionErrorText(commands.error)} />}
      <QueryView query={post} failed={t`Couldn’t load this post`} safe={t`It’s safe on the server.`} rows={4}>
        {({ results }) => (
          <div className="planner-post">
            <p className="planner-content">{results[0]?.content || t`Post without text`}</p>
            <Pictures targets={results} />
            <ul className="planner-targets">
              {results.map((one) => (
                <Target key={one.id} one={one} disconnected={disconnected} />
              ))}
            </ul>
            {series.panel}
            <p>
              <Link to={`/posts/${postId}`}>
                {results.some(({ can_edit }) => can_edit) ? t`View details` : t`Open this post`}
              </Link>
            </p>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

/** Whether the post is scheduled on some networks and published on none. */
const isAhead = (targets: readonly PublicationDetail[]): boolean =>
  targets.some(({ status }) => status === 'scheduled') &&
  targets.every(({ status }) => status === 'scheduled' || status === 'canceled');

/** Whether it is published: only its first comment can still be retried. */
const isPublished = ({ status }: PublicationDetail): boolean => status === 'published';

const networksOf = (targets: readonly PublicationDetail[]): string =>
  listText([...new Set(targets.map(({ platform }) => labelOf(platform)))]);

function Target({ one, disconnected }: { one: PublicationDetail; disconnected: Disconnected }): ReactNode {
  const now = useNow();
  const { tag, when } = displayStatusOf(one, disconnected, now);
  const comment = firstCommentText(one);
  const network = labelOf(one.platform);
  return (
    <li>
      <NetworkBadge network={one.platform} size={20} />
      <span>
        {network} <bdi className="muted">{one.target_name}</bdi>
      </span>
      <StatusTag status={tag} />
      {when && (
        <span className="planner-wide">
          <WhenText when={when} now={now} />
        </span>
      )}
      {one.tagged_content && (
        <span className="planner-wide planner-content">
          <span className="muted">
            <Trans>With link tracking:</Trans>
          </span>{' '}
          {one.tagged_content}
        </span>
      )}
      {one.reason && <span className="planner-wide">{serviceText(one.reason, one.reason_text)}</span>}
      {one.first_comment && (
        <span className="planner-wide planner-content">
          <span className="muted">
            <Trans>First comment:</Trans>
          </span>{' '}
          {one.first_comment.text}
        </span>
      )}
      {comment && (
        <span className={`planner-wide ${comment.bad ? 'planner-bad' : 'muted'}`}>{comment.text}</span>
      )}
      {one.post_url && (
        <a className="planner-wide" href={one.post_url} target="_blank" rel="noreferrer">
          <Trans>View post on {network} (opens in a new tab)</Trans>
        </a>
      )}
    </li>
  );
}

/** The pictures of the target that has the most. */
function Pictures({ targets }: { targets: readonly PublicationDetail[] }): ReactNode {
  const [longestMedia] = targets.map(({ media }) => media).toSorted((a, b) => b.length - a.length);
  const shownMedia = (longestMedia ?? []).flatMap(({ url, ...one }) => (url ? [{ ...one, url }] : []));
  if (shownMedia.length === 0) return null;
  return (
    <div className="planner-pictures">
      {shownMedia.map(({ kind, url, alt_text }) =>
        kind === 'image' ? (
          <img key={url} src={url} alt={alt_text} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: what users upload has none
          <video key={url} src={url} controls preload="metadata" aria-label={alt_text || t`Video`} />
        ),
      )}
    </div>
  );
}
