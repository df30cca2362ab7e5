import { expect, test } from '@jest/globals';
import { uriOfDatabase } from './databases.ts';

test.each([
  ['mongodb://127.0.0.1:1/', 'mongodb://127.0.0.1:1/bench'],
  ['mongodb://%2Ftmp%2Fa.sock/', 'mongodb://%2Ftmp%2Fa.sock/bench'],
  ['mongodb://a:1,b:2', 'mongodb://a:1,b:2/bench'],
  ['mongodb://a/?tls=true&replicaSet=rs', 'mongodb://a/bench?tls=true&replicaSet=rs'],
  ['mongodb://a?tls=true', 'mongodb://a/bench?tls=true'],
  ['mongodb://u:p@a/', 'mongodb://u:p@a/bench?authSource=admin'],
  ['mongodb://u:p@a/users?tls=true', 'mongodb://u:p@a/bench?tls=true&authSource=users'],
  ['mongodb+srv://u:p@a/?authSource=x', 'mongodb+srv://u:p@a/bench?authSource=x'],
])('an address keeps its options and its users’ place: %s', (uri, expected) => {
  expect(uriOfDatabase(uri, 'bench')).toBe(expected);
});
