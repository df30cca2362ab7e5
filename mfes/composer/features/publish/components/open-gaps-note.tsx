import { listText } from '@carillon/sdk/index.ts';
import { Alert, Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface OpenGapsNoteProps {
  /** The gaps that the text leaves to its sender, without brackets. */
  readonly gaps: readonly string[];
  readonly accepted: boolean;
  onAccept(accepted: boolean): void;
}

/** Asks before publishing a text with gaps that its draft left to fill in. */
export function OpenGapsNote({ gaps, accepted, onAccept }: OpenGapsNoteProps): ReactNode {
  if (gaps.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t`Still to fill in: ${{ gaps: listText(gaps.map((gap) => `[${gap}]`)) }}`}
      description={
        <Checkbox checked={accepted} onChange={(event) => onAccept(event.target.checked)}>
          <Trans>Publish with the brackets still in the text</Trans>
        </Checkbox>
      }
    />
  );
}
