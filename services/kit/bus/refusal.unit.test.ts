import { expect, test } from '@jest/globals';
import { quietLog } from '../test/quiet-log.ts';
import { createRabbitBus } from './rabbit-bus.ts';
import { isRefusal } from './refusal.ts';

test.each(['rabbit:5672', 'http://127.0.0.1:5672', '', 'amqp:', 'rabbit'])(
  'a bus does not start with the address "%s"',
  async (url) => {
    await expect(createRabbitBus({ log: quietLog, url })).rejects.toThrow('amqp://user:password@host');
  },
);

const handshake = (words: string) => new Error(`Handshake terminated by server: ${words}`);

test.each([
  ['a wrong password', handshake('403 (ACCESS-REFUSED) with message "Login was refused"'), true],
  ['no such virtual host', new Error('Expected ConnectionOpenOk; got <ConnectionClose channel:0>'), true],
  [
    'a broker that goes while it is asked',
    handshake('320 (CONNECTION-FORCED) with message "shutdown"'),
    false,
  ],
  ['a queue with other arguments', Object.assign(new Error('closed'), { code: 406 }), true],
  ['a broker that goes', Object.assign(new Error('closed'), { code: 320 }), false],
  ['nobody who listens', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), false],
])('whether no waiting mends it: %s', (_, error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});
