import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useWordLedger } from '../api/use-history.ts';
import { figure } from '../model/plan-text.ts';
import { changeText, reasonText } from '../model/word-text.ts';
import { HistoryList } from './history-list.tsx';

/** How words were granted and used. */
export const WordLedger = (): ReactNode => (
  <HistoryList
    id="words"
    title={t`Words`}
    query={useWordLedger()}
    failed={t`Couldn’t load your word history`}
    none={{
      title: t`No words yet`,
      text: t`Text that the AI tools write for you appears here, with its word count.`,
    }}
    show={({ kind, reason, words, left }) => ({
      what: reasonText(kind, reason),
      amount: changeText(words),
      more: t`${{ left: figure(left) }} left`,
    })}
  />
);
