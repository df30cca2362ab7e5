import { listText } from '@carillon/sdk/index.ts';
import { Alert, Checkbox } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { unsupportedText } from '../model/networks.ts';
import type { UnusedColumns as Unused } from '../model/unused-columns.ts';

interface UnusedColumnsProps extends Unused {
  /** Networks that the file names and Carillon doesn’t publish to. */
  readonly networks: readonly string[];
  readonly isWaived: boolean;
  readonly disabled: boolean;
  onWaive(isWaived: boolean): void;
}

/** What the import would leave out of the file. Columns that affect publishing need the user’s word. */
export function UnusedColumns(props: UnusedColumnsProps): ReactNode {
  const { affecting, others, networks, isWaived, disabled, onWaive } = props;
  return (
    <>
      {networks.length > 0 && (
        <Alert
          type="info"
          title={unsupportedText(networks)}
          description={t`Those rows go to their other networks, if they name any.`}
        />
      )}
      {affecting.length > 0 && (
        <Alert
          type="warning"
          title={plural(affecting.length, {
            one: 'Check this unused column',
            other: 'Check these unused columns',
          })}
          description={
            <div className="bulk-alert">
              <p>
                <Trans>
                  {listText(affecting, 'and')} may change what is published. Choose a meaning under Columns,
                  or import without {plural(affecting.length, { one: 'it', other: 'them' })}.
                </Trans>
              </p>
              <Checkbox
                checked={isWaived}
                disabled={disabled}
                onChange={({ target }) => onWaive(target.checked)}
              >
                <Trans>
                  Import without {plural(affecting.length, { one: 'this column', other: 'these columns' })}
                </Trans>
              </Checkbox>
            </div>
          }
        />
      )}
      {others.length > 0 && (
        <p className="muted">
          {plural(others.length, { one: 'This column isn’t used', other: 'These columns aren’t used' })}:{' '}
          {listText(others, 'and')}.
        </p>
      )}
    </>
  );
}
