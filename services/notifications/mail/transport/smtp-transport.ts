import { MailRefused, type MailTransport } from './mail-transport.ts';
import { senderOf } from './sender-of.ts';

interface Options {
  readonly url: string;
  readonly from: string;
  /** The maximum number of connections. */
  readonly atOnce: number;
}

const CONNECT_MS = 15_000;
const IDLE_MS = 30_000;

/** Sends by an SMTP server (`smtp://user:password@host:587`, or `smtps://`). */
export function createSmtpTransport({ url, from, atOnce }: Options): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: atOnce,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      // A text is never taken for a file or an address to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  // The library is large, and loaded with the first mail.
  let sender: ReturnType<typeof open> | undefined;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  const sentBy = senderOf(from);
  return {
    async send({ id, to, locale, subject, text, html, unsubscribe }) {
      try {
        sender ??= open();
        await (await sender).sendMail({
          from: sentBy,
          subject,
          text,
          html,
          // In an object, no address is read as a list of several.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': locale,
            ...(unsubscribe && listHeaders(unsubscribe)),
          },
        });
      } catch (error) {
        throw isPermanent(error) ? new MailRefused(codeOf(error), error) : error;
      }
    },
    close: () => void sender?.then((openSender) => openSender.close()),
  };
}

const listHeaders = (link: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Whether the server's error is about this mail or its address, not about the server itself or about this sender. */
function isPermanent(error: unknown): error is SmtpError {
  const { code = '', responseCode } = error as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
}

/** For logs and operators: no text of the server's, which may have the address in it. */
export const codeOf = (error: unknown): string => {
  const { code = 'unknown', responseCode } = error as SmtpError;
  return responseCode === undefined ? code : `${code} ${responseCode}`;
};
