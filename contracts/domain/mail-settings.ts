/** What every process is told that has to know whether there is mail; `mailEnv` in services/kit reads it. */
export const MAIL_SETTINGS = {
  PUBLIC_URL: { meaning: 'the address that browsers and networks use' },
  MAIL_FROM: {
    default: 'none',
    meaning: 'the sender of mails, such as `Carillon <carillon@example.com>`; goes with `SMTP_URL`',
  },
  MAILBOX: {
    meaning:
      'whether mails that no server sends are kept, and shown at `/mailbox`: while only this machine reaches Carillon (`auto`), or `off`',
  },
};
