import { setting } from '@carillon/kit/config.ts';
import { mailEnv } from '@carillon/kit/mail/mail-env.ts';
import { z } from 'zod';

const SMTP_URL = 'must be the address of an SMTP server, such as smtp://user:password@host:587';

const isSmtpAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return Boolean(url?.hostname) && ['smtp:', 'smtps:'].includes(url?.protocol ?? '');
};

export const settings = z
  .object({
    ...mailEnv,
    SMTP_URL: z.string().refine(isSmtpAddress, SMTP_URL).optional(),
    MAIL_GATHER_SECONDS: setting.whole(300, 1, 3600),
  })
  .superRefine(
    ({ SMTP_URL, MAIL_FROM }, context) => {
      if (!SMTP_URL === !MAIL_FROM) return;
      const [missing, present] = SMTP_URL ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM'];
      const message = `must be set too, since ${present} is; leave both out to send no mail`;
      context.addIssue({ code: 'custom', path: [missing ?? ''], message });
    },
    // Checked even if other settings are wrong, so all faults are reported at once.
    { when: () => true },
  );

export type NotificationsConfig = z.output<typeof settings>;
