import type { TypedDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { BrandVoice } from '@carillon/contracts/http/ai/brand-voice.ts';
import { NamedDialog } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useSaveVoice } from '../api/use-brand-voices.ts';
import { linkFault, requestOf } from '../model/details.ts';
import { DetailsFields } from './details-fields.tsx';

interface VoiceDialogProps {
  /** Null for a new one. */
  readonly voice: BrandVoice | null;
  /** The initial values. */
  readonly first: TypedDetails;
  onSaved(voice: BrandVoice): void;
  onClose(): void;
}

/** A brand voice's name and details, to be saved for all who write in the workspace. */
export function VoiceDialog({ voice, first, onSaved, onClose }: VoiceDialogProps): ReactNode {
  const [details, setDetails] = useState(first);
  const [checked, setChecked] = useState(false);
  const linkField = useRef<HTMLInputElement>(null);
  const { run, busy, error } = useSaveVoice(onSaved);
  return (
    <NamedDialog
      title={voice ? t`Edit brand voice` : t`Save as a brand voice`}
      noun="brand voice"
      item={voice}
      changed="voice_changed"
      busy={busy}
      error={error}
      check={() => {
        setChecked(true);
        const fault = linkFault(details);
        if (fault) linkField.current?.focus();
        return !fault;
      }}
      onSave={(writtenVoice) => void run({ ...writtenVoice, details: requestOf(details) })}
      onClose={onClose}
    >
      <DetailsFields
        details={details}
        checked={checked}
        linkField={linkField}
        onCheck={() => setChecked(true)}
        onChange={setDetails}
      />
    </NamedDialog>
  );
}
