import type { TypedDetails } from '@carillon/contracts/domain/draft-details.ts';
import { type BrandVoice, VOICE_LIMITS } from '@carillon/contracts/http/ai/brand-voice.ts';
import { actionErrorText, asApiError, Dialog, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSaveVoice } from '../api/use-brand-voices.ts';
import { linkFault, requestOf } from '../model/details.ts';
import { DetailsFields } from './details-fields.tsx';
import { TextLine } from './text-line.tsx';

interface VoiceDialogProps {
  /** Null for a new one. */
  readonly voice: BrandVoice | null;
  /** What it begins with. */
  readonly first: TypedDetails;
  onSaved(voice: BrandVoice): void;
  onClose(): void;
}

/** A brand voice's name and details, to be saved for all who write in the workspace. */
export function VoiceDialog({ voice, first, onSaved, onClose }: VoiceDialogProps): ReactNode {
  const [id] = useState(() => voice?.id ?? crypto.randomUUID());
  const [name, setName] = useState(voice?.name ?? '');
  const [details, setDetails] = useState(first);
  const [checked, setChecked] = useState({ name: false, link: false });
  const [nameField, linkField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const seen = useRef(voice?.version ?? 0);
  const form = useId();
  const { run, busy, error } = useSaveVoice(onSaved);
  const nameError =
    checked.name && name.trim() === '' ? 'Give the brand voice a name.' : fieldError(error, 'name');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // In React's tree it is within the topic's form.
    event.stopPropagation();
    setChecked({ name: true, link: true });
    if (name.trim() === '') return nameField.current?.focus();
    if (linkFault(details)) return linkField.current?.focus();
    const theirs = theirsIn(error);
    // Saved once more after a conflict, it replaces what the conflict told of.
    if (theirs !== undefined) seen.current = theirs?.version ?? 0;
    void run({ id, name: name.trim(), details: requestOf(details), version: seen.current });
  };
  return (
    <Dialog
      title={voice ? 'Edit brand voice' : 'Save as a brand voice'}
      width={640}
      busy={busy}
      first={nameField}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy}>
            Save brand voice
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Fields className="composer-field" disabled={busy}>
          {error && !nameError && <Alert type="error" showIcon role="alert" title={textOf(error)} />}
          <TextLine
            ref={nameField}
            label="Name"
            help="All who write in this workspace find it by this name."
            most={VOICE_LIMITS.name}
            value={name}
            error={nameError}
            onChange={setName}
          />
          <DetailsFields
            details={details}
            checked={checked.link}
            linkField={linkField}
            onCheck={() => setChecked((was) => ({ ...was, link: true }))}
            onChange={setDetails}
          />
        </Fields>
      </form>
    </Dialog>
  );
}

/** Undefined when it is no conflict; null when the voice was deleted. */
function theirsIn(error: Error | null): BrandVoice | null | undefined {
  const refusal = error && asApiError(error);
  if (refusal?.code !== 'voice_changed') return undefined;
  return (refusal.detail as { voice?: BrandVoice | null } | undefined)?.voice ?? null;
}

function textOf(error: Error): string {
  const theirs = theirsIn(error);
  if (theirs === undefined) return actionErrorText(error);
  return theirs
    ? `${actionErrorText(error)} Save again to replace it, or cancel to use it as it is now.`
    : `${actionErrorText(error)} Save again to keep it.`;
}
