import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GoesOut } from '@carillon/contracts/domain/strictest.ts';
import {
  actionErrorText,
  Counters,
  Dialog,
  fieldError,
  limitsFor,
  networkOf,
  useConnections,
} from '@carillon/sdk/index.ts';
import { Alert, Button, FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { listTargets } from '../actions.ts';
import { failedTo } from '../api/use-commands.ts';
import { changedSince, textsOf } from '../seen-texts.ts';
import type { EditDialogProps } from './dialog-props.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { OtherVersion } from './other-version.tsx';

/** Other words for one target or all that are not out. */
export function EditDialog({ targets, all, commands, home, onClose }: EditDialogProps): ReactNode {
  const before = targets[0]?.content ?? '';
  const [text, setText] = useState(before);
  /** The targets as the writer has seen them; only these may be replaced. */
  const [seenTargets, setSeenTargets] = useState(targets);
  const [leaving, setLeaving] = useState(false);
  const changed = changedSince(seenTargets, all, text);
  const other = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { error, busy } = commands;
  const fault = fieldError(error, 'content');
  const connections = useConnections();
  const goesOut = (platform: PlatformName): GoesOut => {
    const networkTargets = targets.filter((one) => one.platform === platform);
    const ids = networkTargets.flatMap(({ target_id }) => target_id ?? []);
    return { accounts: limitsFor(networkOf(connections, platform), ids) };
  };
  const differ = targets.some(({ content }) => content !== before);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (changed.length > 0) return other.current?.focus();
    if (all.every(({ id, content }) => content === text || !targets.some((one) => one.id === id)))
      return onClose();
    const command = { action: 'edit', targets, content: text, seen: textsOf(seenTargets) } as const;
    if (await commands.run(command)) onClose();
  };

  const decide = (chosenText: string): void => {
    commands.reset();
    setText(chosenText);
    setSeenTargets([...seenTargets, ...changed]);
    field.current?.focus();
  };

  const isEdited = text !== before && !targets.every(({ content }) => content === text);
  const close = (): void => (isEdited ? setLeaving(true) : onClose());

  return (
    <Dialog
      title={t`Edit text for ${{ networks: listTargets(targets) }}`}
      first={field}
      busy={busy}
      home={home}
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            <Trans>Keep as it is</Trans>
          </Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            <Trans>Save text</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className="dash-form" onSubmit={(event) => void save(event)}>
        {error && !fault && changed.length === 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={`${failedTo('edit')}: ${actionErrorText(error)}`}
          />
        )}
        {changed.length > 0 && (
          <OtherVersion
            ref={other}
            changed={changed}
            texts={textsOf(changed)}
            busy={busy}
            onTake={decide}
            onKeepMine={() => decide(text)}
          />
        )}
        <label htmlFor={`${id}-text`}>
          <Trans>Post text</Trans>
        </label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className="dash-field"
          rows={9}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        {fault && <FieldError>{fault}</FieldError>}
        <div id={`${id}-help`}>
          <Counters
            text={text}
            platforms={[...new Set(targets.map(({ platform }) => platform))]}
            goesOut={goesOut}
          />
          {differ && (
            <p className="muted">
              <Trans>Each network currently has its own text. This text replaces all of them.</Trans>
            </p>
          )}
          {targets.some(({ status }) => status === 'failed') && (
            <p className="muted">
              <Trans>Saving doesn’t resend the post where it failed. Choose “Try again” afterward.</Trans>
            </p>
          )}
        </div>
      </form>
      {leaving && (
        <DiscardQuestion home={() => field.current} onKeep={() => setLeaving(false)} onDiscard={onClose} />
      )}
    </Dialog>
  );
}
