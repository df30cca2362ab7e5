import { t } from '@lingui/core/macro';

/** Topics that "Use Templates" may fill into the topic field. */
export const SAMPLE_TOPICS: readonly string[] = [
  t`Our new autumn menu launches this Friday, with three dishes made from local produce`,
  t`Five lessons from our first year of running a neighborhood bike repair shop`,
  t`Behind the scenes: how our team prepares a client workshop in one morning`,
  t`Why we switched to refillable packaging, and what it has saved so far`,
  t`An invitation to our free webinar on planning a month of social posts in an hour`,
];
