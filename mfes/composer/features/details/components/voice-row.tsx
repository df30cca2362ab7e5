import { DeleteQuestion } from '@carillon/sdk/index.ts';
import { Button, ErrorState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useDeleteVoice } from '../api/use-brand-voices.ts';
import type { DetailsHandle } from '../api/use-details.ts';
import { hasDetails, isAlike } from '../model/details.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/** Details that the workspace keeps under a name: to choose, to save, to edit and to delete. */
export function VoiceRow({ handle }: { handle: DetailsHandle }): ReactNode {
  const { details, voice, voices, voiceGone, error, retry, choose, saved } = handle;
  const [open, setOpen] = useState<'new' | 'edit' | 'delete' | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const close = (): void => setOpen(null);
  if (error && !voices)
    return (
      <ErrorState title={t`Couldn’t load your brand voices.`} onRetry={retry}>
        <Trans>You can still fill in the details yourself.</Trans>
      </ErrorState>
    );
  const changed = voice !== null && !isAlike(details, voice.details);
  return (
    <div className="field">
      <label htmlFor={id}>
        <Trans>Brand voice</Trans>
      </label>
      <div className="composer-row start composer-voice">
        <select
          ref={select}
          id={id}
          className="ant-input"
          value={voice?.id ?? ''}
          disabled={!voices}
          aria-describedby={`${id}-text`}
          onChange={(event) => choose(voices?.find((one) => one.id === event.target.value) ?? null)}
        >
          <option value="">
            <Trans context="brand voice">None</Trans>
          </option>
          {voices?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <Button disabled={!hasDetails(details)} onClick={() => setOpen('new')}>
          <Trans>Save as…</Trans>
        </Button>
        {voice && (
          <Button onClick={() => setOpen('edit')}>
            <Trans>Edit</Trans>
          </Button>
        )}
        {voice && (
          <Button type="text" onClick={() => setOpen('delete')}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      <p id={`${id}-text`} className="field-help">
        {changed
          ? t`You’ve changed the details for this draft. “${{ name: voice.name }}” stays the same.`
          : voiceGone
            ? t`The brand voice of this draft was deleted. Its details are still here.`
            : t`Saved settings your whole team can use.`}
      </p>
      {(open === 'new' || (open === 'edit' && voice)) && (
        <VoiceDialog
          voice={open === 'edit' ? voice : null}
          first={open === 'edit' && voice ? voice.details : details}
          onClose={close}
          onSaved={(next) => {
            saved(next);
            close();
          }}
        />
      )}
      {open === 'delete' && voice && (
        <DeleteVoice handle={handle} voice={voice} home={() => select.current} onClose={close} />
      )}
    </div>
  );
}

interface DeleteVoiceProps {
  readonly handle: DetailsHandle;
  readonly voice: { readonly id: string; readonly name: string };
  home(): HTMLElement | null;
  onClose(): void;
}

function DeleteVoice({ handle, voice, home, onClose }: DeleteVoiceProps): ReactNode {
  const { run, busy, error } = useDeleteVoice();
  const remove = async (): Promise<void> => {
    if ((await run(voice.id)) === null) return;
    handle.deleted();
    onClose();
  };
  return (
    <DeleteQuestion
      noun="brand voice"
      name={voice.name}
      busy={busy}
      error={error}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
