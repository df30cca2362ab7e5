import { deferred } from '@carillon/ui/components/deferred.tsx';

/** Loaded when something is first deleted. */
export const DeleteQuestion = deferred(
  async () => (await import('./delete-question.tsx')).DeleteQuestion,
  () => null,
);
