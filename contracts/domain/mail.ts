import { z } from 'zod';
import { localeNames, SOURCE_LOCALE } from './locales.ts';
import { ROLES } from './roles.ts';

const words = z.string().max(200);
const link = z.url().max(2000);
const instant = z.iso.datetime();

/** Changes to how a user logs in, and other actions that only the user may take. */
export const SECURITY_CHANGES = [
  'password_changed',
  'password_set',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'sign_in_linked',
  'sign_in_unlinked',
  'account_reclaimed',
  'data_downloaded',
  'email_change_requested',
  'email_changed',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/**
 * The content of identity's mails: values only. Notifications writes the sentences
 * (`services/notifications/mail/kinds`).
 */
export const mailContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password_reset'),
    link,
    /** How long the link opens. */
    minutes: z.int().positive(),
  }),
  z.object({
    kind: z.literal('email_proof'),
    link,
    /** How long the link opens. */
    hours: z.int().positive(),
  }),
  z.object({
    kind: z.literal('email_change'),
    /** Null if the address already has an account; the mail then tells its owner. */
    link: link.nullable(),
    /** How long the link opens. */
    hours: z.int().positive(),
  }),
  z.object({
    kind: z.literal('security_notice'),
    what: z.enum(SECURITY_CHANGES),
    /** The name of the passkey or sign-in method, or the new email. */
    subject: z.string().max(254).nullable().default(null),
    at: instant,
    /** Browser and device, if the browser reported them. */
    device: words.nullable(),
    /** Where to log in and look. */
    link,
  }),
  z.object({
    kind: z.literal('invitation'),
    workspace: words,
    inviter: words,
    role: z.enum(ROLES),
    link,
    days: z.int().positive(),
  }),
  z.object({
    kind: z.literal('deletion_scheduled'),
    at: instant,
    /** Where to undo it until then. */
    link,
  }),
]);

export type MailContent = z.output<typeof mailContent>;

export const mailRecipient = z.object({
  to: z.string().max(254),
  name: words,
  timezone: z.string().max(64),
  /** The language of the mail. English if the sealed language is missing or unknown to this version. */
  locale: z.enum(localeNames).catch(SOURCE_LOCALE),
});
export type MailRecipient = z.output<typeof mailRecipient>;

/** A mail as identity seals it. */
export const mailEnvelope = mailRecipient.extend({
  content: mailContent,
  /** The mail is useless after this time and is not sent. */
  expires_at: instant.nullable(),
});
export type MailEnvelope = z.output<typeof mailEnvelope>;

/** The context that a sealed mail is bound to. */
export const mailPlace = (mailId: string): readonly string[] => ['mail', mailId];
