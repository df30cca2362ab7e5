import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { BriefcaseIcon } from '@carillon/ui/icons.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Words } from '../words/word-store.ts';

/** The way to the plan, where plans apply: words are counted only there. */
export function PlanItem({ words }: { words: Words }): ReactNode {
  if (!useReadable(words.balance)) return null;
  return (
    <a className="account-item" href="/account/plan">
      <BriefcaseIcon size={18} />
      <span>
        <Trans>Plan and billing</Trans>
      </span>
    </a>
  );
}
