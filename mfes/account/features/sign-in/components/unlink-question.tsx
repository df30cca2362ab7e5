import type { SignInMethod } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useUnlinkProvider } from '../api/use-change-methods.ts';

interface UnlinkQuestionProps {
  readonly method: SignInMethod;
  home(): HTMLElement | null;
  onClose(): void;
}

export function UnlinkQuestion({ method: { id, name }, home, onClose }: UnlinkQuestionProps): ReactNode {
  const toasts = useToasts();
  const unlink = useUnlinkProvider(() => {
    toasts.success(`${name} is unlinked.`);
    onClose();
  });
  return (
    <Question
      title={`Unlink ${name}?`}
      action="Unlink"
      keep="Keep it linked"
      busy={unlink.busy}
      error={unlink.error && `${name} could not be unlinked. ${actionErrorText(unlink.error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void unlink.run(id)}
    >
      <p className="muted">You then log in another way. You stay logged in here, and can link it again.</p>
    </Question>
  );
}
