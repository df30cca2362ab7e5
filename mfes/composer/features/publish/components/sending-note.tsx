import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';

const SLOW_MS = 8_000;

/** While a post is being sent, and when that takes long. */
export function SendingNote(): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status">
      {slow ? t`This is taking longer than usual. Your draft is saved.` : t`Sending your post…`}
    </p>
  );
}
