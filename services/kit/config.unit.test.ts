import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, loadConfig, setting } from './config.ts';

const schema = z.object({ PORT: setting.port(8080), VAULT_KEY: setting.key(), PUBLIC_URL: setting.url() });
const key = Buffer.alloc(32, 7).toString('base64');

describe('loadConfig', () => {
  test('reads settings, and an empty one counts as not set', () => {
    const config = loadConfig(schema, { PORT: '', VAULT_KEY: key, PUBLIC_URL: 'https://x.example/' });
    expect(config.PORT).toBe(8080);
    expect(config.PUBLIC_URL).toBe('https://x.example');
    expect([...config.VAULT_KEY]).toEqual(Array(32).fill(7));
  });

  test('lists every fault at once, by name', () => {
    const faults = faultsOf(() => loadConfig(schema, { PORT: '99999', VAULT_KEY: 'short' }));
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/PORT: .*65535.*"99999"[\s\S]*VAULT_KEY[\s\S]*PUBLIC_URL/);
  });

  test('never shows the value of a secret', () => {
    expect(
      faultsOf(() => loadConfig(schema, { VAULT_KEY: 'hunter2', PUBLIC_URL: 'x' })).join(),
    ).not.toContain('hunter2');
  });
});

test.each(['', 'rabbit:5672', 'http://localhost:5672', 'amqp:', 'amqp://'])(
  'the address of a broker is not "%s"',
  (AMQP_URL) => {
    const faults = faultsOf(() => loadConfig(z.object({ AMQP_URL: setting.amqpUrl() }), { AMQP_URL }));
    expect(faults).toEqual([
      'AMQP_URL: must be the address of a RabbitMQ server, such as amqp://user:password@host',
    ]);
  },
);

test.each(['amqp://localhost', 'amqps://user:p%40ss@rabbit.example:5671/%2Fcarillon?heartbeat=30'])(
  'the address of a broker may be %s',
  (AMQP_URL) => {
    expect(loadConfig(z.object({ AMQP_URL: setting.amqpUrl() }), { AMQP_URL })).toEqual({ AMQP_URL });
  },
);

function faultsOf(load: () => unknown): readonly string[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
  }
  throw new Error('no ConfigError');
}
