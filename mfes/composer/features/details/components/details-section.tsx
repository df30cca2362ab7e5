import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useState } from 'react';
import type { DetailsHandle } from '../api/use-details.ts';
import { linkFault, summaryOf } from '../model/details.ts';
import { DetailsFields } from './details-fields.tsx';
import { VoiceRow } from './voice-row.tsx';

interface DetailsSectionProps {
  readonly handle: DetailsHandle;
  readonly linkField: Ref<HTMLInputElement>;
}

/** Optional details beside the topic, collapsed by default. */
export function DetailsSection({ handle, linkField }: DetailsSectionProps): ReactNode {
  const { details, voice, need, change } = handle;
  const [checked, setChecked] = useState(() => linkFault(details) !== null);
  const summary = [voice?.name, summaryOf(details)].filter(Boolean).join(' · ');
  return (
    <details className="composer-details" onToggle={(event) => event.currentTarget.open && need()}>
      <summary>
        <Trans>Details</Trans> <span className="muted">{summary || t`Goal, tone, length, brand voice…`}</span>
      </summary>
      <div className="composer-field">
        <VoiceRow handle={handle} />
        <DetailsFields
          details={details}
          checked={checked}
          linkField={linkField}
          onCheck={() => setChecked(true)}
          onChange={change}
        />
      </div>
    </details>
  );
}
