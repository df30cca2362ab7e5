import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import {
  actionErrorText,
  disconnectedOf,
  publicationFact,
  useConnections,
  useNow,
  useOnPage,
  useToDraft,
} from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { commonText } from '../../../lib/common-text.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import {
  type Action,
  actionsFor,
  actionsForOne,
  type EditTarget,
  listTargets,
  selectConcerned,
} from '../actions.ts';
import { failedTo, useCommands } from '../api/use-commands.ts';
import { type Post, postKey } from '../api/use-post.ts';
import { nameAmong } from '../name-among.ts';
import { ActionBar } from './action-bar.tsx';
import type { PostDialogProps } from './dialog-props.ts';
import { PostContent } from './post-content.tsx';
import { EditDialog, PostDialog } from './post-dialogs.ts';
import { TargetCard } from './target-card.tsx';

type Targets = readonly EditTarget[];
type Home = PostDialogProps['home'];

interface PostViewProps {
  readonly post: Post;
  /** The metrics of a target. */
  figuresOf(target: Post['results'][number]): ReactNode;
}

/** A loaded post: its text, each target, and the possible actions. */
export function PostView({ post, figuresOf }: PostViewProps): ReactNode {
  const { results, created_at } = post;
  const now = useNow();
  const connections = useConnections();
  const disconnected = disconnectedOf(connections);
  const commands = useCommands(post.id);
  useOnPage(results.map(({ id }) => publicationFact(id)));
  const [open, setOpen] = useState<{ action: Action; targets: Targets; home: Home } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const toDraft = useToDraft({
    postId: post.id,
    targets: results,
    home: () => title.current,
    onChanged: () => void queries.invalidateQueries({ queryKey: postKey(post.id) }),
  });
  const texts = new Set(results.map(({ content }) => content));
  const words = firstWords(commonText(results));
  const shownText = words ?? firstWords(results[0]?.content ?? '');
  const networks = listTargets(results);
  const name = words ? t`“${words}” on ${networks}` : t`Post on ${networks}`;
  useDocumentTitle(shownText ?? name);
  const text = texts.size === 1 ? (results[0]?.content ?? '') : null;

  const start = (action: Action, among: Targets, home: Home): void => {
    const targets = selectConcerned(action, among, disconnected);
    if (!commands.busy) commands.reset();
    // To send again what certainly is not out needs no question.
    if (action === 'retry' && !targets.some(({ may_be_out }) => may_be_out))
      return void commands.run({ action, targets }).then((outcome) => outcome && home()?.focus());
    setOpen({ action, targets, home });
  };
  const running = (among: Targets): Action | null => {
    const { command, busy } = commands;
    if (!busy || !command || open) return null;
    return command.targets.every(({ id }) => among.some((one) => one.id === id)) &&
      (among.length === 1 || command.targets.length > 1)
      ? command.action
      : null;
  };
  const dialog = open && { ...open, all: results, commands, onClose: () => setOpen(null) };
  const failure = !open && commands.error && commands.command ? commands : null;

  return (
    <>
      <header className="dash-post-header">
        <div>
          <h1 ref={title} tabIndex={-1} dir="auto">
            {name}
          </h1>
          <p className="muted">
            <Trans>
              Created <Moment at={created_at} now={now} />
            </Trans>
          </p>
        </div>
        <ActionBar
          actions={actionsFor(results, disconnected)}
          network={null}
          among={(action) => selectConcerned(action, results, disconnected)}
          running={running(results)}
          busy={commands.busy}
          more={toDraft.buttons}
          onAction={(action) => start(action, results, () => title.current)}
        />
      </header>
      {failure?.command && failure.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`${failedTo(failure.command.action)}: ${actionErrorText(failure.error)}`}
        />
      )}
      {commands.refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t`Some accounts weren’t changed`}
          description={commands.refused.join(' ')}
        />
      )}
      <div className="dash-post-page">
        <PostContent post={post} text={text} />
        <div className="dash-target-cards">
          {results.map((target) => (
            <TargetCard
              key={target.id}
              target={target}
              name={nameAmong(target, results)}
              createdAt={created_at}
              now={now}
              disconnected={disconnected}
              text={text === null ? target.content : null}
              actions={results.length > 1 ? actionsForOne(target, disconnected) : []}
              running={running([target])}
              figures={figuresOf(target)}
              busy={commands.busy}
              onAction={(action, home) => start(action, [target], home)}
            />
          ))}
        </div>
      </div>
      {toDraft.question}
      {dialog?.action === 'edit' && <EditDialog {...dialog} />}
      {dialog && dialog.action !== 'edit' && <PostDialog {...dialog} action={dialog.action} />}
    </>
  );
}
