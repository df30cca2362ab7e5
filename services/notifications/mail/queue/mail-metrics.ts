import { onDemand } from '@carillon/kit/metrics.ts';

/** Named in the entry of the process that sends mails. */
export const mailMetrics = onDemand(({ counter, gauge }) => ({
  done: counter({
    name: 'carillon_mails_total',
    help: 'Emails by kind and outcome (sent, failed, expired), and failed attempts that will be repeated (retry)',
    labelNames: ['kind', 'outcome'],
  }),
  waiting: gauge({
    name: 'carillon_mails_waiting',
    help: 'Emails waiting to be sent, including those that will be retried',
  }),
  age: gauge({
    name: 'carillon_mail_age_seconds',
    help: 'Time that the oldest unsent email has waited, in seconds',
  }),
}));

export type MailMetrics = ReturnType<typeof mailMetrics>;
