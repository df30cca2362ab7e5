import type { Load } from './load.ts';
import { publishAMinute } from './publish-a-minute.ts';

export const LOADS: Readonly<Record<string, Load>> = {
  'log-in': { summary: 'people sign up, log in and log out', browsers: 10, seconds: 20, users: 0 },
  day: {
    summary: 'a marketer’s day: dashboard, drafts, scheduling, calendar',
    browsers: 20,
    seconds: 30,
    users: 10,
  },
  peak: {
    summary: 'browsers read while 300 posts go out within a minute',
    browsers: 20,
    seconds: 75,
    users: 20,
    begin: publishAMinute,
  },
};
