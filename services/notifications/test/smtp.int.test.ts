import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { MailRefused, type MailTransport } from '../mail/transport/mail-transport.ts';
import { createSmtpTransport } from '../mail/transport/smtp-transport.ts';

/** A typical server: it accepts mails from logged-in senders, and rejects an address or two. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}
let takenMails: TakenMail[];
let server: SMTPServer;
let transport: MailTransport;
let refusal: number;

beforeEach(async () => {
  takenMails = [];
  refusal = 550;
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      done(password === 'bells' ? null : new Error('no'), { user: username }),
    onRcptTo({ address }, _, done) {
      if (address.startsWith('gone'))
        done(Object.assign(new Error('no such user'), { responseCode: refusal }));
      else done();
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        takenMails.push({ from, to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  transport = to('ada:bells');
});
afterEach(async () => {
  transport.close();
  await new Promise<void>((done) => server.close(() => done()));
});

const to = (who: string): MailTransport =>
  createSmtpTransport({
    url: `smtp://${who}@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'Carillon <carillon@bells.example>',
    atOnce: 2,
  });

const message = (more: object = {}) => ({
  id: 'mail-1',
  kind: 'invitation',
  to: 'ada@example.com',
  locale: 'pt-BR' as const,
  subject: 'Grüße, Ada',
  text: 'In words.',
  html: '<p>In HTML.</p>',
  ...more,
});

test('a mail arrives in both forms, with an ID that identifies a second copy', async () => {
  await transport.send(message({ unsubscribe: 'https://bells.example/off?token=t' }));
  await transport.send(message());
  const [first, second] = takenMails;
  expect(first).toMatchObject({ from: 'carillon@bells.example', to: ['ada@example.com'] });
  expect(first?.source).toMatch(/^From: Carillon <carillon@bells\.example>/m);
  expect(first?.source).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(first?.source).toMatch(/^Content-Language: pt-BR/m);
  expect(first?.source).toMatch(/multipart\/alternative/);
  expect(first?.source).toContain('In words.');
  expect(first?.source).toContain('<p>In HTML.</p>');
  for (const one of [first, second]) expect(one?.source).toMatch(/^Message-ID: <mail-1@bells\.example>/m);
  expect(first?.source).toMatch(/^List-Unsubscribe: <https:\/\/bells\.example\/off\?token=t>/m);
  expect(first?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(second?.source).not.toMatch(/^List-Unsubscribe/m);
});

test('a name or an address can’t add another header or recipient', async () => {
  await transport.send(message({ subject: 'Hello\r\nBcc: eve@example.com', to: 'ada@example.com' }));
  expect(takenMails[0]?.to).toEqual(['ada@example.com']);
  expect(takenMails[0]?.source).not.toMatch(/^Bcc:/m);
  await expect(transport.send(message({ to: 'ada@example.com, eve@example.com' }))).rejects.toThrow();
  expect(takenMails).toHaveLength(1);
});

test('an unknown address is rejected permanently, and a full one may get the mail later', async () => {
  const toNobody = () => transport.send(message({ to: 'gone@example.com' }));
  await expect(toNobody()).rejects.toThrow(MailRefused);
  await expect(toNobody()).rejects.toMatchObject({ code: 'EENVELOPE 550' });
  refusal = 452;
  await expect(toNobody()).rejects.not.toThrow(MailRefused);
});

test('a wrong password or an unreachable server isn’t the mail’s fault', async () => {
  const wrong = to('ada:gongs');
  await expect(wrong.send(message())).rejects.toMatchObject({ code: 'EAUTH' });
  wrong.close();
  await new Promise<void>((done) => server.close(() => done()));
  await expect(transport.send(message())).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
  await expect(transport.send(message())).rejects.not.toThrow(MailRefused);
});
