import { QueryView, useSession } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type ReadInvitation, useInvitation } from '../api/use-invitation.ts';
import { overText } from '../model/over.ts';
import { Answer } from './answer.tsx';
import { Entrances } from './entrances.tsx';
import { Facts } from './facts.tsx';
import { OtherAccount } from './other-account.tsx';
import { Over } from './over.tsx';

interface InvitationViewProps {
  readonly secret: string;
  /** The address that it is for, which nobody has to type again. */
  onEmail(email: string): void;
}

const WRONG = t`This link is invalid or has been replaced by a newer one. Open the newest link you received, or ask for another one.`;

export function InvitationView({ secret, onEmail }: InvitationViewProps): ReactNode {
  const query = useInvitation(secret);
  const email = query.data?.email;
  useEffect(() => {
    if (email) onEmail(email);
  }, [email, onEmail]);
  if (secret === '') return <Over>{WRONG}</Over>;
  return (
    <QueryView
      query={query}
      failed={t`Couldn’t load the invitation`}
      safe={t`Your invitation is still valid.`}
      rows={5}
      level={2}
    >
      {(invitation) => (invitation ? <Read {...{ invitation, secret }} /> : <Over>{WRONG}</Over>)}
    </QueryView>
  );
}

function Read({
  invitation,
  secret,
}: {
  readonly invitation: ReadInvitation;
  readonly secret: string;
}): ReactNode {
  const { loggedIn } = useSession();
  const { state, workspace, email, yours, member } = invitation;
  const [joined, setJoined] = useState(false);
  const answer = { secret, workspace, member, onJoined: () => setJoined(true) };
  const isIn = member && yours === true && (state === 'open' || state === 'accepted');
  // The page is about to close: there is nothing left to accept.
  if (joined)
    return (
      <p role="status">
        <Trans>Opening {workspace}…</Trans>
      </p>
    );
  if (state !== 'open' && !isIn) return <Over>{overText(invitation)}</Over>;
  if (isIn) return <Answer {...answer} />;
  return (
    <>
      <Facts invitation={invitation} />
      {!loggedIn || yours === null ? (
        <Entrances email={email} />
      ) : yours ? (
        <Answer {...answer} />
      ) : (
        <OtherAccount email={email} />
      )}
    </>
  );
}
