import { type Locale, localeNames, SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { type MailContent, mailPlace, SECURITY_CHANGES } from '@carillon/contracts/domain/mail.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import { expect, test } from '@jest/globals';
import type { NoticeContent } from '../domain/notice-content.ts';
import { createMailDesk } from './mail-desk.ts';

const sealing = createSealing(new Uint8Array(32).fill(7));
const desk = createMailDesk({ sealing, publicUrl: 'https://carillon.example' });
const link = 'https://carillon.example/there';
const at = '2026-11-24T16:30:00.000Z';
const RESET: MailContent = { kind: 'password_reset', link, minutes: 30 };
const post = { words: 'The bells ring.', target: 'Bells, Facebook', link };
const WEEK: NoticeContent = {
  kind: 'weekly_summary',
  workspace: 'Bell Works',
  from: '2026-11-16',
  to: '2026-11-22',
  published: { value: 1250, before: 1200 },
  failed: 1,
  likes: { value: 7, before: 7 },
  comments: { value: null, before: null },
  shares: { value: 3, before: 5 },
  reach: { value: 98_765, before: null },
  best: { ...post, engagement: 1040 },
  next: [{ ...post, words: '', at }],
  planned: 3,
  link,
};

async function mailOf(content: MailContent | NoticeContent, locale?: Locale | 'tlh') {
  const envelope = {
    to: 'ada@example.com',
    name: 'Ada',
    timezone: 'Europe/London',
    locale,
    content,
    expires_at: null,
    ...('workspace' in content && content.kind !== 'invitation' && { unsubscribe: 'a-token' }),
  };
  const sealed = sealing.seal(JSON.stringify(envelope), mailPlace('mail-1'));
  const mail = await desk.open({ id: 'mail-1', sealed }, new Date(at));
  if (!mail) throw new Error('The mail is worth nothing any more.');
  return mail;
}

test('writes a mail in its recipient’s language', async () => {
  const mail = await mailOf(RESET, 'de');
  expect(mail).toMatchObject({ locale: 'de', subject: 'Wähle ein neues Passwort für Carillon' });
  expect(mail.text).toContain('Der Link läuft in 30 Minuten ab und funktioniert einmal.');
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
});

test.each([undefined, 'tlh'] as const)(
  'writes English for an envelope with the language %p',
  async (locale) =>
    expect(await mailOf(RESET, locale)).toMatchObject({
      locale: 'en',
      subject: 'Choose a new password for Carillon',
    }),
);

test('writes the weekly summary with the recipient’s words, numbers and dates', async () => {
  const { subject, text } = await mailOf(WEEK, 'de');
  expect(subject).toBe('Deine Woche in Bell Works: 1.250 Beiträge veröffentlicht');
  for (const part of [
    'Deine Woche, 16.–22. November 2026',
    'Veröffentlichte Beiträge: 1.250 (+50)',
    'Likes: 7 (unverändert)\nShares: 3 (−2)',
    'Bells, Facebook. Likes, Kommentare und Shares: 1.040',
    '* Beitrag ohne Text\n  Di., 24. Nov., 16:30, Bells, Facebook',
    'Und 2 weitere.',
    'Diese E-Mails abbestellen (Wochenübersicht, Bell Works)',
  ])
    expect(text).toContain(part);
});

test('tells times as the recipient’s language does', async () => {
  const noticeContent = {
    kind: 'security_notice',
    what: 'password_changed',
    subject: null,
    at,
    link,
  } as const;
  const { text } = await mailOf({ ...noticeContent, device: 'Firefox on Windows' }, 'fr');
  expect(text).toContain('Date: mardi 24 novembre 2026 à 16:30 (Europe/London)');
  expect(text).toContain('Appareil: Firefox sur Windows');
});

test('lays an Arabic mail out from right to left, also where a program takes only its body', async () => {
  const { html } = await mailOf(WEEK, 'ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<table [^>]* lang="ar" dir="rtl"/);
  expect(html).toContain('padding:2px 0 2px 16px');
});

test('keeps what members wrote, though it may be a word that has a translation', async () => {
  const { text } = await mailOf({ ...WEEK, best: { ...post, words: 'Comments', engagement: 1 } }, 'de');
  expect(text).toContain('* Comments\n');
});

const list = { workspace: 'Bell Works', items: [{ text: 'A', note: 'B', link: null }], link };
const ALL: readonly (MailContent | NoticeContent)[] = [
  RESET,
  WEEK,
  { ...WEEK, planned: 0, next: [], best: null, failed: 0 },
  { kind: 'email_proof', link, hours: 24 },
  { kind: 'email_change', link, hours: 1 },
  { kind: 'email_change', link: null, hours: 1 },
  { kind: 'invitation', workspace: 'Bell Works', inviter: 'Ben', role: 'editor', link, days: 7 },
  { kind: 'deletion_scheduled', at, link },
  ...[1, 2].flatMap((count): NoticeContent[] => [
    { ...list, kind: 'failed_posts', count },
    { ...list, kind: 'lost_connections', count },
    { ...list, kind: 'approval_requests', count },
  ]),
  ...SECURITY_CHANGES.flatMap((what) =>
    [null, 'Blue key'].map((subject) => ({
      kind: 'security_notice' as const,
      what,
      subject,
      at,
      device: null,
      link,
    })),
  ),
];

test.each(localeNames.filter((locale) => locale !== SOURCE_LOCALE))(
  'has every mail in %s, with nothing left to fill in',
  async (locale) => {
    for (const content of ALL) {
      const [english, mail] = [await mailOf(content, 'en'), await mailOf(content, locale)];
      expect(mail.text).not.toBe(english.text);
      const lines = new Set(
        english.text.split('\n').filter((line) => /[a-z]{3} [a-z]{3}/.test(line) && !line.startsWith('*')),
      );
      expect(mail.text.split('\n').filter((line) => lines.has(line))).toEqual([]);
      expect(mail.text).not.toMatch(/[{}]/);
    }
  },
);
