import { listText } from '@carillon/sdk/index.ts';
import { Alert, Checkbox } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
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
          title={`Carillon doesn’t support ${listText(networks, 'or')}`}
          description="Those rows go to their other networks, if they name any."
        />
      )}
      {affecting.length > 0 && (
        <Alert
          type="warning"
          title={affecting.length === 1 ? 'Check this unused column' : 'Check these unused columns'}
          description={
            <div className="bulk-alert">
              <p>
                {listText(affecting, 'and')} may change what is published. Choose a meaning under Columns, or
                import without {affecting.length === 1 ? 'it' : 'them'}.
              </p>
              <Checkbox
                checked={isWaived}
                disabled={disabled}
                onChange={({ target }) => onWaive(target.checked)}
              >
                Import without {affecting.length === 1 ? 'this column' : 'these columns'}
              </Checkbox>
            </div>
          }
        />
      )}
      {others.length > 0 && (
        <p className="muted">
          {others.length === 1 ? 'This column isn’t used' : 'These columns aren’t used'}:{' '}
          {listText(others, 'and')}.
        </p>
      )}
    </>
  );
}
