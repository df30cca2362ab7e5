import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { asUnavailable, StoreUnavailable } from './store-unavailable.ts';

const { MongoServerError, MongoServerSelectionError, MongoParseError } = mongoose.mongo;
const server = (code: number, errmsg: string) => new MongoServerError({ code, errmsg, message: errmsg });
const unavailableMessage = (uri: string, error: Error) => (asUnavailable(uri, error) as Error).message;
const URI = 'mongodb://carillon:s3cret%21@db.example:27017,two.example/app';

test('reports a wrong password without quoting it', () => {
  expect(unavailableMessage(URI, server(18, 'Authentication failed.'))).toBe(
    'MONGODB_URI: the server at db.example:27017,two.example refuses the user name or the password',
  );
});

test('reports missing rights in the server’s words', () => {
  expect(unavailableMessage(URI, server(13, 'not authorized on app'))).toContain('(not authorized on app)');
});

test('a server that does not answer is named', () => {
  const error = new MongoServerSelectionError('connect ECONNREFUSED 127.0.0.1:1', {} as never);
  expect(unavailableMessage('mongodb://127.0.0.1:1/', error)).toBe(
    'MONGODB_URI: no server at 127.0.0.1:1 answers (connect ECONNREFUSED 127.0.0.1:1)',
  );
});

test.each(['s3cret!', 's3cret%21'])('a password that the driver repeats is left out: %s', (form) => {
  for (const error of [new MongoParseError(`bad part ${form}`), server(1, `no ${form}`)])
    expect(unavailableMessage(URI, error)).not.toContain(form);
});

test.each(['mongodb://me:q7/x9@host/', 'mongodb://me:q7@x9@host/', 'mongodb://me:q7?x9@host/'])(
  'of an address that is written wrongly no part of the password is shown: %s',
  (uri) => {
    for (const error of [new MongoParseError('Unable to parse'), server(18, 'no')])
      expect(unavailableMessage(uri, error)).not.toMatch(/q7|x9/);
  },
);

test('any other error stays what it is', () => {
  const error = new TypeError('ours');
  expect(asUnavailable(URI, error)).toBe(error);
  expect(asUnavailable(URI, server(1, 'x'))).toBeInstanceOf(StoreUnavailable);
});
