/** What "Use Templates" may fill into the topic field. */
export const SAMPLE_TOPICS = [
  'Our new autumn menu launches this Friday, with three dishes made from local produce',
  'Five lessons from our first year of running a neighborhood bike repair shop',
  'Behind the scenes: how our team prepares a client workshop in one morning',
  'Why we switched to refillable packaging, and what it has saved so far',
  'An invitation to our free webinar on planning a month of social posts in an hour',
] as const;
