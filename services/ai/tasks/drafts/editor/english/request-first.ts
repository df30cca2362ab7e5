import { isRequest } from '../../../../language/facts/speech-acts.ts';
import { isQuestion, unfinished } from '../../../../language/topic/sentences.ts';
import { inner } from './news.ts';

const LONGEST = 90;

/** "Bring boots: our walk is on Sunday." Two sentences where one would be long or hard to read. */
export const requestFirst = (request: string, news: string): string =>
  request.length + news.length > LONGEST * 2 ||
  request.length > LONGEST ||
  /[:!]/.test(request + news) ||
  isQuestion(news) ||
  isRequest(news, 'en')
    ? `${request} ${news}`
    : `${unfinished(request)}: ${inner(news)}`;
