import { listText } from '@carillon/sdk/index.ts';
import { Alert, Checkbox } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
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

/**
 * Lists the columns of the file that the import would leave out. The user must accept that for columns that affect
 * publishing.
 */
export function UnusedColumns(props: UnusedColumnsProps): ReactNode {
  const { affecting, others, networks, isWaived, disabled, onWaive } = props;
  const [names, otherNames] = [listText(affecting), listText(others)];
  return (
    <>
      {networks.length > 0 && (
        <Alert
          type="info"
          title={unsupportedText(networks)}
          description={t`Rows that also list other networks are imported for those.`}
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
                {plural(affecting.length, {
                  one: `${names} may affect what is published, and when or where. Under Columns, choose what it contains, or import without it.`,
                  other: `${names} may affect what is published, and when or where. Under Columns, choose what they contain, or import without them.`,
                })}
              </p>
              <Checkbox
                checked={isWaived}
                disabled={disabled}
                onChange={({ target }) => onWaive(target.checked)}
              >
                {plural(affecting.length, {
                  one: 'Import without this column',
                  other: 'Import without these columns',
                })}
              </Checkbox>
            </div>
          }
        />
      )}
      {others.length > 0 && (
        <p className="muted">
          {plural(others.length, {
            one: `This column isn’t used: ${otherNames}.`,
            other: `These columns aren’t used: ${otherNames}.`,
          })}
        </p>
      )}
    </>
  );
}
