/** The settings of every process that needs to know whether email is set up. `mailEnv` in services/kit reads them. */
export const MAIL_SETTINGS = {
  PUBLIC_URL: { meaning: 'the address that browsers and networks use' },
  MAIL_FROM: {
    default: 'none',
    meaning: 'the sender of emails, such as `Carillon <carillon@example.com>`; needs `SMTP_URL`',
  },
  MAILBOX: {
    meaning:
      'whether emails are shown at `/mailbox` if no mail server is set: `auto` (only while no other machine can reach Carillon), or `off`',
  },
};
