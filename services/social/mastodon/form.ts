import { USER_AGENT } from './user-agent.ts';

/** The headers of calls before there is a token. */
export const FORM = {
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
  'user-agent': USER_AGENT,
} as const;
