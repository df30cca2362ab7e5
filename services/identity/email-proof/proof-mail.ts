import { EMAIL_PROOF_HOURS } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import type { EmailProof } from '../domain/email-proof.ts';
import type { User } from '../domain/user.ts';
import { type MailRequests, recipientOf } from '../mail/mail-request.ts';

/** A link that proves an account's email, and the mail that delivers it. */
export function proofMail(mail: MailRequests, user: Omit<User, 'id'>, now: Date) {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + EMAIL_PROOF_HOURS * 3_600_000);
  const proof: EmailProof = { hash: hashOf(secret), expiresAt };
  const link = mail.link(`/account/confirm-email#${secret}`);
  const content = { kind: 'email_proof', link, hours: EMAIL_PROOF_HOURS } as const;
  return { proof, event: mail.request(recipientOf(user), content, now, expiresAt) };
}
