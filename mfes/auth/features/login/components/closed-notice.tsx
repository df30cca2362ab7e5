import { browserZone, longDay, onClosedAccount, readClosedAccount } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';

/** A notice for a user who has closed their account in this tab, until somebody logs in. */
export function ClosedNotice(): ReactNode {
  const [deleteAt, setDeleteAt] = useState(readClosedAccount);
  useEffect(() => onClosedAccount(() => setDeleteAt(readClosedAccount())), []);
  if (!deleteAt) return null;
  const day = longDay(deleteAt, browserZone());
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t`Your account is closed and scheduled for deletion on ${day}. Log in before then to keep it.`}
      style={{ marginBottom: 16 }}
    />
  );
}
