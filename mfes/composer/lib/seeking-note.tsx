import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Seeking } from './flow/use-lost-answer.ts';

/** That a post was under way when the page was left, and what is known of it. */
export const SeekingNote = ({ seeking }: { seeking: Seeking | null }): ReactNode =>
  seeking && <Alert type="info" showIcon role="status" title={WORDS[seeking]} />;

const WORDS: Record<Seeking, string> = {
  asking:
    'Your post was being sent when this page was left. Carillon is finding out what became of it. ' +
    'Sending it again is safe: it goes out once.',
  untaken:
    'Your post was being sent when this page was left, and Carillon does not have it so far. ' +
    'Sending it again is safe: it goes out once.',
  unknown:
    'Your post was being sent when this page was left, and nobody could say so far what became of it. ' +
    'Sending it again is safe: it goes out once.',
};
