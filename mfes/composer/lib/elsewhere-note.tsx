import { Alert, Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

/** That another tab's post is the one that is kept. Nothing is sent from here until the user says which one counts. */
export const ElsewhereNote = ({ onKeep }: { onKeep: () => void }): ReactNode => (
  <Alert
    type="warning"
    showIcon
    role="alert"
    title="A post was changed or sent in another tab. That one is kept, and what is here is gone when you close or reload this page. It can be sent from here once you keep it."
    description={<Button onClick={onKeep}>Keep this one</Button>}
  />
);
