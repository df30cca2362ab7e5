import { onDemand } from '@carillon/kit/metrics.ts';

/** Named in the entry of the process that sends mails. */
export const mailMetrics = onDemand(({ counter, gauge }) => ({
  done: counter({
    name: 'carillon_mails_total',
    help: 'Mails by kind and how they ended (sent, failed, expired), and tries that failed and are made again (retry)',
    labelNames: ['kind', 'outcome'],
  }),
  waiting: gauge({
    name: 'carillon_mails_waiting',
    help: 'Mails that wait to be sent, those that are tried again included',
  }),
  age: gauge({
    name: 'carillon_mail_age_seconds',
    help: 'How long the oldest mail has waited to be sent, seconds',
  }),
}));

export type MailMetrics = ReturnType<typeof mailMetrics>;
