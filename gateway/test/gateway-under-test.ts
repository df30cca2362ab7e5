import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { verifyCaller } from '@carillon/kit/identity/verify-caller.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import type { SecurityEvent } from '@carillon/kit/security-log.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { createContext } from '../context.ts';
import { entry } from '../main.ts';
import type { HostSettings } from '../origin/known-hosts.ts';

const ORIGIN = 'http://localhost';
const DEFAULTS = { workspace_id: 'w1', role: 'owner' };

/** A request as a service got it from the gateway. */
export interface Received {
  readonly path: string;
  readonly caller: unknown;
  readonly headers: Headers;
  readonly body: string;
}

export interface GatewayUnderTest {
  readonly metrics: Metrics;
  readonly app: Hono;
  readonly bus: Bus;
  readonly received: Received[];
  /** Events written to the security log. */
  readonly securityEvents: SecurityEvent[];
  /** Session cookies that identity knows, by value. */
  readonly sessions: Map<
    string,
    { id: string; user_id: string; workspace_id?: string; role?: string; expires_at?: string }
  >;
  /** Access tokens that identity knows, by secret. */
  readonly tokens: Map<string, { id: string; user_id: string; scopes: string[] }>;
  /** Renewals of the cookie that identity reports, one per call. */
  readonly renewals: number[];
  /** Puts a file into the front end's builds. */
  write(file: string, content: string | Uint8Array): void;
  /** How often identity was asked about a session or a token. */
  asked(): number;
  /** Sets the services' reply. */
  answer(make: (request: Request) => Response | Promise<Response>): void;
  /** Ends running downloads, as when the process stops. */
  endDownloads(): void;
  close(): Promise<void>;
}

interface Setting extends Partial<HostSettings> {
  readonly apiBaseUrl?: string;
  readonly operator?: string;
  readonly more?: Readonly<Record<string, Hono>>;
  readonly log?: Log;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A gateway in front of one fake service that replaces all. */
export async function gatewayUnderTest(
  rates = { strict: 100, costly: 100, normal: 1000 },
  {
    publicUrl = ORIGIN,
    hosts = [],
    apiBaseUrl = '/api',
    operator = '',
    listening = { host: '127.0.0.1', port: 80 },
    more = {},
    log = quietLog,
    env = {},
  }: Setting = {},
): Promise<GatewayUnderTest> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('shell/index.html', '<meta name="csrf-token" content="__CSRF__"><i>{{api_base_url}}</i>app');
  write('shell/public/index.html', 'front of {{public_url}}{{#operator}}, by {{operator}}{{/operator}}');
  write('shell/assets/shell.0123456789ab.js', 'let a = 1;'.repeat(100));
  for (const outside of ['secret.txt', 'dist/secret.txt']) write(outside, 'not for anybody');
  for (const script of ['entry.0123456789ab.js', 'page.0123456789ab.js'])
    write(`mfes/auth/dist/${script}`, 'let a = 1;');
  write(
    'mfes/auth/dist/manifest.json',
    JSON.stringify({
      name: 'auth',
      entry: 'entry.0123456789ab.js',
      chunks: ['page.0123456789ab.js'],
      routes: [{ path: '/login', title: 'Log in', access: 'public' }],
      navigation: [],
    }),
  );

  const sessions: GatewayUnderTest['sessions'] = new Map();
  const tokens: GatewayUnderTest['tokens'] = new Map();
  const renewals: number[] = [];
  const received: Received[] = [];
  const events: SecurityEvent[] = [];
  let calls = 0;
  let make: (request: Request) => Response | Promise<Response> = () => Response.json({ success: true });
  const transport = async (request: Request): Promise<Response> => {
    const { pathname, search, host } = new URL(request.url);
    if (pathname === resolveSession.path) {
      calls++;
      const { session } = (await request.json()) as { session: string };
      const knownSession = sessions.get(session);
      return Response.json({
        session: knownSession
          ? { ...DEFAULTS, expires_at: new Date(Date.now() + 1e6).toISOString(), ...knownSession }
          : null,
        renew_seconds: renewals.shift() ?? null,
      });
    }
    if (pathname === resolveAccessToken.path) {
      calls++;
      const knownToken = tokens.get(((await request.json()) as { secret: string }).secret);
      const expires_at = new Date(Date.now() + 1e6).toISOString();
      return Response.json({ token: knownToken ? { ...DEFAULTS, expires_at, ...knownToken } : null });
    }
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    const service = host as 'identity';
    received.push({
      path: pathname + search,
      caller: token ? (await verifyCaller({ caller: token }, service, TEST_PUBLIC_KEYS)).caller : null,
      headers: request.headers,
      body: request.method === 'GET' ? '' : await request.text(),
    });
    return make(request);
  };

  const bus = createInProcessBus({ log: quietLog });
  const config = loadConfig(settings, {
    PUBLIC_URL: publicUrl,
    ALLOWED_HOSTS: hosts.join(' '),
    API_BASE_URL: apiBaseUrl,
    OPERATOR_NAME: operator,
    CSRF_KEY: Buffer.alloc(32, 9).toString('base64'),
    RATE_STRICT: String(rates.strict),
    RATE_COSTLY: String(rates.costly),
    RATE_NORMAL: String(rates.normal),
    PLANS: 'off',
    ...env,
  });
  const runtime = testRuntime(entry, {
    listening: { host: listening.host ?? '127.0.0.1', port: listening.port },
    bus,
    log,
    securityLog: { tell: (event) => void events.push(event) },
    transports: {
      identity: transport,
      posts: transport,
      ai: transport,
      billing: transport,
      analytics: transport,
      notifications: transport,
      webhooks: transport,
    },
  });
  const front = { shellFolder: path.join(folder, 'shell'), mfesFolder: path.join(folder, 'mfes') };
  const context = await createContext(config, runtime, front);
  const { credentials, streams } = context;
  await subscribeAll(bus, [
    ...credentials.sessions.consumers,
    ...credentials.accessTokens.consumers,
    ...streams.live.consumers,
  ]);
  return {
    app: createApp(context, more),
    metrics: context.telemetry.metrics,
    securityEvents: events,
    bus,
    received,
    sessions,
    tokens,
    renewals,
    write,
    asked: () => calls,
    answer: (next) => {
      make = next;
    },
    endDownloads: () => context.streams.downloads.close(),
    async close() {
      await context.close();
      await bus.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A browser: keeps its cookie and its page's token. */
export function browser({ app }: GatewayUnderTest, origin = ORIGIN) {
  let cookie = '';
  let csrf = '';
  const remember = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    csrf = response.headers.get('x-csrf-token') ?? csrf;
    return response;
  };
  return {
    cookie: () => cookie.split('=')[1] ?? '',
    async open(page: string): Promise<Response> {
      const response = remember(await app.request(origin + page, { headers: cookie ? { cookie } : {} }));
      csrf = /content="([^"]+)"/.exec(await response.clone().text())?.[1] ?? csrf;
      return response;
    },
    get: async (path: string, headers: Record<string, string> = {}) =>
      remember(await app.request(`${origin}/api${path}`, { headers: { cookie, ...headers } })),
    post: async (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      remember(
        await app.request(`${origin}/api${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            cookie,
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': csrf,
            ...headers,
          },
        }),
      ),
  };
}

/** Logs in as `u1`, whose session is known by the cookie `secret-1`. */
export async function logIn(gateway: GatewayUnderTest, page: ReturnType<typeof browser>): Promise<void> {
  const cookie = 'secret-1';
  gateway.sessions.set(cookie, { id: 's1', user_id: 'u1' });
  gateway.answer(() =>
    Response.json(
      { success: true, token: 'x' },
      { headers: { 'set-cookie': `carillon_session=${cookie}; Path=/; HttpOnly` } },
    ),
  );
  await page.open('/login');
  await page.post('/login');
  gateway.answer(() => Response.json({ success: true }));
}
