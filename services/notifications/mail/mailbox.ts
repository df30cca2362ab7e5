import type { Sealing } from '@carillon/kit/sealing.ts';
import type { MailMessage } from '../domain/mail-message.ts';
import type { MailboxStore, SealedMail } from '../stores/mailbox.ts';

export interface KeptMail extends MailMessage {
  readonly at: Date;
}

/** Mails that no server sends, as `/mailbox` shows them. */
export interface Mailbox {
  keep(mail: MailMessage, at: Date): Promise<void>;
  /** The newest first. */
  list(): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

export function createMailbox(store: MailboxStore, sealing: Sealing): Mailbox {
  const placeOf = (id: string) => ['mailbox', id];
  const openMail = ({ id, at, sealed }: SealedMail): KeptMail[] => {
    try {
      return [{ ...(JSON.parse(sealing.open(sealed, placeOf(id))) as MailMessage), at }];
    } catch {
      // The key is another one by now.
      return [];
    }
  };
  return {
    keep: (mail, at) =>
      store.keep({ id: mail.id, at, sealed: sealing.seal(JSON.stringify(mail), placeOf(mail.id)) }),
    list: async () => (await store.list()).flatMap(openMail),
    async find(id) {
      const stored = await store.find(id);
      return (stored && openMail(stored)[0]) ?? null;
    },
  };
}
