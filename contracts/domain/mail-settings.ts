/** The settings of every process that needs to know whether email is set up. `mailEnv` in services/kit reads them. */
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
