import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Kinds, type Manifest, ofKind } from './manifests.ts';
import { render } from './render.ts';

const SCHEMA = path.join(import.meta.dirname, '../chart/values.schema.json');

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly maximum?: number;
}

/** Every single value that may be said, by its path. */
const leavesOf = (schema: Schema, at: readonly string[] = []): readonly (readonly [string, Schema])[] =>
  schema.properties
    ? Object.entries(schema.properties).flatMap(([name, one]) => leavesOf(one, [...at, name]))
    : [[at.join('.'), schema]];
const leaves = leavesOf(JSON.parse(readFileSync(SCHEMA, 'utf8')) as Schema);

/** All numbers of a manifest. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

const pieceOf = (all: readonly Manifest[], name: string) =>
  ofKind(all, 'Deployment').find(({ metadata }) => metadata.name === `carillon-${name}`) as Manifest<
    Kinds['Deployment']
  >;
const containerOf = (all: readonly Manifest[], name: string) =>
  pieceOf(all, name).spec.template.spec.containers[0];

test.each([
  ['image.tag', 20261127],
  ['image.tag', 1.1],
  ['pieces.posts.image.tag', 20261127],
  ['pieces.mfe-tools.canary.tag', 1.1],
  ['settings.FACEBOOK_APP_ID', 123456789012345],
  ['settings.RATE_NORMAL', 1000000],
  ['pieces.worker.settings.PUBLISH_CONCURRENCY', 8],
  ['defaults.settings.PUBLISH_CONCURRENCY', 8],
])('%s as a number is refused, since its digits may not be those that were written', (at, value) => {
  expect(() => render('minimal', { [at]: value })).toThrow(`${at} is a number`);
});

test('digits in quotes arrive as they are', () => {
  const all = render('minimal', {
    'image.tag': '1.10',
    'pieces.posts.image.tag': '20261127',
    'settings.FACEBOOK_APP_ID': '123456789012345',
    'settings.RATE_NORMAL': '1000000',
  });
  expect([containerOf(all, 'posts').image, containerOf(all, 'ai').image]).toEqual([
    'carillon/posts:20261127',
    'carillon/ai:1.10',
  ]);
  const env = [...containerOf(all, 'identity').env, ...containerOf(all, 'gateway').env];
  expect(env).toEqual(
    expect.arrayContaining([
      { name: 'FACEBOOK_APP_ID', value: '123456789012345' },
      { name: 'RATE_NORMAL', value: '1000000' },
    ]),
  );
});

const TEXT = '7654321';
const GREAT = Number(TEXT);
/** An address and a chart above this one say no digits; a piece is scaled by CPU or by a query. */
const NOT_SAID =
  /^(publicUrl|tracing\.endpoint|global.*)$|\.replicas$|^(?!pieces\.(gateway|worker)).*\.autoscaling\.|worker\.autoscaling\.cpu|gateway\.autoscaling\.(query|threshold)/;

/** Digits as a value, if a schema lets them. */
function saying(at: string, { type, pattern, enum: values, maximum = GREAT }: Schema): [string, unknown][] {
  if (type === 'string' && !values && !pattern?.includes('sha256'))
    return [[at, pattern ? `${TEXT}s` : TEXT]];
  return ['integer', 'number'].includes(type ?? '') && maximum >= GREAT ? [[at, GREAT]] : [];
}

test.each(['operators', 'everything', 'managed'])(
  'a text of digits stays a text, and a great number keeps its digits, wherever they may be said (%s)',
  (values) => {
    const more = Object.fromEntries(
      leaves.flatMap(([at, schema]) => (NOT_SAID.test(at) ? [] : saying(at, schema))),
    );
    const all = render(values, more);
    expect(JSON.stringify(all)).toContain(TEXT);
    expect(JSON.stringify(all)).not.toMatch(/\de\+\d/);
    const mistaken = all.filter(({ kind }) =>
      ['Ingress', 'PersistentVolumeClaim', 'ExternalSecret'].includes(kind),
    );
    expect(mistaken.flatMap(numbersIn).filter((one) => one === GREAT)).toEqual([]);
  },
);

test('a release, its tags and its Secrets may be called by digits', () => {
  const all = render('minimal', { 'ingress.tlsSecret': '2026', 'ingress.className': '7' }, '123');
  expect(
    all
      .flatMap(({ metadata }) => Object.values(metadata.labels ?? {}))
      .every((one) => typeof one === 'string'),
  ).toBe(true);
  const [ingress] = ofKind(all, 'Ingress');
  expect(ingress?.spec).toMatchObject({ ingressClassName: '7', tls: [{ secretName: '2026' }] });
});

test.each([
  [
    'a number of replicas beside an autoscaler',
    { 'pieces.gateway.replicas': 5 },
    'an autoscaler says how many',
  ],
  ['a setting of no piece among the defaults', { 'defaults.settings.RATE_STRIKT': '5' }, 'no piece knows it'],
  [
    'a setting of a service among the micro-frontends',
    { 'mfes.settings.RATE_STRICT': '5' },
    'no micro-frontend knows it',
  ],
  [
    'a key that no piece has',
    { 'secrets.external.optional': ['OPENAI_KEY'] },
    'no piece has a key OPENAI_KEY',
  ],
  ['two ways to scale', { 'pieces.worker.autoscaling.cpu': 70 }, 'by cpu or by query'],
  ['no way to scale', { 'pieces.ai.autoscaling.max': 4 }, 'it needs cpu or query'],
  ['less at most than at least', { 'pieces.gateway.autoscaling.max': 1 }, 'it needs min, 1 or more, and max'],
  ['an HTTPRoute of no Gateway', { 'httpRoute.enabled': true }, 'httpRoute.parentRefs: name the Gateway'],
])('%s is refused in words', (_, values, message) => {
  expect(() => render('minimal', values)).toThrow(message);
});

test.each([
  ['worker', {}],
  ['gateway', { 'autoscaling.enabled': false }],
  ['gateway', { 'pieces.gateway.autoscaling': null }],
  ['posts', {}],
])('as many %s run as the values say where nothing scales them (%j)', (name, more) => {
  const all = render('minimal', { ...more, [`pieces.${name}.replicas`]: 5 });
  expect(pieceOf(all, name).spec.replicas).toBe(5);
});

test('a canary may have no pods', () => {
  const all = render('minimal', { 'pieces.posts.canary': { tag: '1.5.0', replicas: 0 } });
  expect(pieceOf(all, 'posts-canary').spec.replicas).toBe(0);
});

describe('media in a bucket', () => {
  const all = () => render('minimal', { 'settings.MEDIA_S3_BUCKET': 'media' });

  test('needs no claim of a volume', () => {
    const claims = ofKind(all(), 'PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    expect(claims.filter((name) => name.includes('posts'))).toEqual([]);
  });

  test.each(['posts', 'worker'])('gives %s a disk of its own', (name) => {
    const { volumes } = pieceOf(all(), name).spec.template.spec;
    expect(volumes).toContainEqual({ name: 'files', emptyDir: {} });
  });

  test('opens the port of its address outside to the pieces that keep media', () => {
    const reach = reachOf({ 'settings.MEDIA_S3_ENDPOINT': 'https://storage.example:9000' }, 9000);
    expect(Object.keys(reach)).toEqual(['posts', 'worker']);
    expect(reach.posts).toMatchObject([
      { ipBlock: { cidr: '0.0.0.0/0', except: expect.arrayContaining(['10.0.0.0/8']) } },
      { ipBlock: { cidr: '::/0' } },
    ]);
  });

  test('opens a private address that is named instead', () => {
    const to = [{ ipBlock: { cidr: '10.9.0.0/24' } }];
    const more = { 'settings.MEDIA_S3_ENDPOINT': 'http://10.9.0.4:9000', 'networkPolicy.bucket': to };
    expect(reachOf(more, 9000)).toEqual({ posts: to, worker: to });
  });

  /** Where each piece may call at a port, if it may. */
  const reachOf = (more: Parameters<typeof render>[1], port: number): Record<string, unknown> =>
    Object.fromEntries(
      ofKind(render('minimal', { 'settings.MEDIA_S3_BUCKET': 'media', ...more }), 'NetworkPolicy').flatMap(
        ({ metadata, spec }) =>
          (spec.egress ?? []).flatMap(({ to, ports }) =>
            ports?.some((one) => one.port === port) ? [[metadata.name.replace('carillon-', ''), to]] : [],
          ),
      ),
    );

  test('brings the secret key from the Secret of the piece', () => {
    const { env = [] } = containerOf(all(), 'posts') ?? {};
    expect(env).toContainEqual({
      name: 'MEDIA_S3_SECRET_ACCESS_KEY',
      valueFrom: {
        secretKeyRef: { name: 'carillon-posts', key: 'MEDIA_S3_SECRET_ACCESS_KEY', optional: true },
      },
    });
  });
});
