import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { writeSecrets } from '../write-secrets.ts';
import { chooses, type Kinds, type Manifest, ofKind } from './manifests.ts';
import { envOf, secretsIn } from './pod-env.ts';
import { render } from './render.ts';

const { processes } = await readServices();
const everything = render('everything');
const operators = render('operators');
const deployments = ofKind(everything, 'Deployment');
const policies = ofKind(everything, 'NetworkPolicy');
const at = (all: readonly Manifest[], kind: keyof Kinds, name: string) =>
  ofKind(all, kind).find(({ metadata }) => metadata.name === `carillon-${name}`);

/** Which pods of the release another may reach by the rules of one direction. */
function edges(direction: 'ingress' | 'egress'): string[] {
  const problems = policies.flatMap(({ metadata, spec }) => {
    const rules = direction === 'ingress' ? spec.ingress : spec.egress;
    return (rules ?? []).flatMap((rule) => {
      const peers = ('from' in rule ? rule.from : (rule as { to?: object[] }).to) ?? [];
      return (peers as { podSelector?: { matchLabels?: Record<string, string> } }[]).flatMap((peer) => {
        const other = peer.podSelector?.matchLabels?.['app.kubernetes.io/component'];
        const self = metadata.name.replace('carillon-', '');
        const port = rule.ports?.[0]?.port;
        if (!other) return [];
        return direction === 'ingress' ? [`${other} > ${self}:${port}`] : [`${self} > ${other}:${port}`];
      });
    });
  });
  return [...new Set(problems)].sort();
}

test('who may go to a piece is whom that piece lets in, at the port that it answers on', () => {
  // A site that browsers and processes reach through the ingress is in the ingress rules, but in no piece's egress.
  const sites = (edge: string): boolean => !edge.includes('> sandbox:');
  expect(edges('egress')).toEqual(edges('ingress').filter(sites));
  expect(edges('egress')).toEqual(expect.arrayContaining(['gateway > posts:8082', 'posts > billing:8086']));
  expect(edges('egress')).not.toContain('notifications > ai:8083');
});

test('every pod is chosen by the policy that denies, and by one of its own', () => {
  for (const { metadata, spec } of deployments) {
    const ownPolicies = policies.filter((one) =>
      chooses(one.spec.podSelector, spec.template.metadata.labels),
    );
    expect([metadata.name, ownPolicies.length]).toEqual([metadata.name, 2]);
  }
});

test('only who calls outside gets there, and Redis is the gateway’s', () => {
  const rules = (name: string) => JSON.stringify(at(everything, 'NetworkPolicy', name)?.spec);
  for (const { name, callsOutside } of processes)
    expect([name, rules(name).includes('0.0.0.0/0')]).toEqual([name, callsOutside]);
  for (const { name, servers } of processes)
    expect([name, rules(name).includes('6379')]).toEqual([name, servers.includes('redis')]);
});

test('plans are left to each piece, and switched on for all with Stripe', () => {
  const readSettings = (more: Parameters<typeof render>[1]) =>
    ofKind(render('minimal', more), 'Deployment').flatMap(({ spec }) =>
      spec.template.spec.containers[0].env.flatMap(({ name, value }) => (name === 'PLANS' ? [value] : [])),
    );
  const applying = processes.filter(({ settings }) => 'PLANS' in settings);
  expect(readSettings({})).toEqual([]);
  expect(readSettings({ 'stripe.enabled': true })).toEqual(applying.map(() => 'on'));
  expect(readSettings({ 'stripe.enabled': true, 'settings.PLANS': 'off' })).toEqual(
    applying.map(() => 'off'),
  );
});

test('External Secrets fetches Stripe’s keys for billing only', () => {
  const names = ofKind(render('everything', { 'stripe.enabled': true }), 'ExternalSecret').flatMap(
    ({ metadata, spec }) => (JSON.stringify(spec).includes('STRIPE_SECRET_KEY') ? [metadata.name] : []),
  );
  expect(names).toEqual(['carillon-billing']);
  expect(JSON.stringify(everything)).not.toMatch(/"remoteRef":{[^}]*STRIPE/);
});

test('no pod has a privilege, a token, or a file system to write to', () => {
  for (const { spec } of deployments) {
    const { containers, securityContext, automountServiceAccountToken } = spec.template.spec;
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      privileged: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(containers[0].resources).toMatchObject({ requests: { cpu: expect.anything() }, limits: {} });
  }
});

test('a pod is given as long as its process takes for its longest call', () => {
  const grace = (name: string) => at(everything, 'Deployment', name)?.spec as Kinds['Deployment'] | undefined;
  expect(grace('ai')?.template.spec.terminationGracePeriodSeconds).toBe(5 + 205 + 5);
  expect(grace('mfe-tools')?.template.spec.terminationGracePeriodSeconds).toBe(5 + 25 + 5);
});

test('every process of a service sends traces where the values say, and is let there', () => {
  const traced = (all: readonly Manifest[]) =>
    ofKind(all, 'Deployment').flatMap(({ metadata, spec }) => {
      const { env } = spec.template.spec.containers[0];
      const to = env.find(({ name }) => name === 'OTEL_EXPORTER_OTLP_ENDPOINT')?.value;
      return to ? [`${metadata.name} ${to}`] : [];
    });
  for (const { name } of processes) {
    expect(traced(everything)).toContain(`carillon-${name} http://collector.monitoring:4318`);
    expect([name, at(everything, 'NetworkPolicy', name)?.spec]).toMatchObject([
      name,
      { egress: expect.arrayContaining([{ ports: [{ port: 4318 }] }]) },
    ]);
  }
  expect(traced(operators)).toEqual([]);
});

test('canaries run next to the stable pods, with their own image', () => {
  const composer = at(everything, 'Deployment', 'mfe-composer-canary') as Manifest<Kinds['Deployment']>;
  expect(composer.spec.template.spec.containers[0].image).toBe('carillon/mfe-composer:1.5.0');
  const sources = everything.find(({ metadata }) => metadata.name === 'carillon-mfe-sources')?.data;
  expect(sources?.['mfe-sources']?.split('\n')).toEqual(
    expect.arrayContaining([
      'composer=http://carillon-mfe-composer:8090',
      'composer@canary=http://carillon-mfe-composer-canary:8090',
    ]),
  );
  // A service's canary answers at the service's own address; a micro-frontend's at another.
  const services = ofKind(everything, 'Service').map(({ metadata }) => metadata.name);
  expect(services).toContain('carillon-mfe-composer-canary');
  expect(services).not.toContain('carillon-posts-canary');
});

test('processes of one service are of one version', () => {
  const all = render('minimal', { 'pieces.posts.image.tag': '1.5.0' });
  const imageOf = (name: string) =>
    (at(all, 'Deployment', name) as Manifest<Kinds['Deployment']>).spec.template.spec.containers[0].image;
  expect([imageOf('posts'), imageOf('worker')]).toEqual(['carillon/posts:1.5.0', 'carillon/posts:1.5.0']);
  expect(imageOf('gateway')).toMatch(/^carillon\/gateway:0\./);
});

test.each(['carillon', 'social', 'a-release-with-a-name-that-is-as-long-as-it-gets'])(
  'a release called %s finds the Secrets that were made for it',
  async (release) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'carillon-secrets-'));
    try {
      writeSecrets(folder, await readServices(), release);
      const secrets = secretsIn(folder);
      for (const { spec } of ofKind(render('minimal', {}, release), 'Deployment'))
        expect(() => envOf(spec.template.spec.containers[0].env, secrets)).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('External Secrets asks for each key that a pod can’t do without', () => {
  for (const { metadata, spec } of deployments) {
    const secretRefs = spec.template.spec.containers[0].env.flatMap(({ valueFrom }) =>
      valueFrom && !valueFrom.secretKeyRef.optional ? [valueFrom.secretKeyRef] : [],
    );
    for (const { name, key } of secretRefs) {
      const externalSecret = ofKind(everything, 'ExternalSecret').find((one) => one.metadata.name === name);
      expect([metadata.name, externalSecret?.spec.data.map(({ secretKey }) => secretKey)]).toEqual([
        metadata.name,
        expect.arrayContaining([key]),
      ]);
    }
  }
});

test('operators make a user for each, with its own database and its own rights', () => {
  const [mongodb] = ofKind(operators, 'MongoDBCommunity');
  expect(mongodb?.spec.users.find(({ name }) => name === 'posts')).toMatchObject({
    passwordSecretRef: { name: 'carillon-posts', key: 'MONGODB_PASSWORD' },
    roles: [{ name: 'readWrite', db: 'carillon_posts' }],
  });
  const users = processes.filter(({ servers, sandboxOnly }) => servers.includes('rabbitmq') && !sandboxOnly);
  expect(
    ofKind(operators, 'User')
      .map(({ metadata }) => metadata.name)
      .sort(),
  ).toEqual(users.map(({ name }) => `carillon-${name}`).sort());
  expect(at(operators, 'TopicPermission', 'gateway')).toMatchObject({
    spec: { permissions: { write: '^(-)$' } },
  });
});

test.each([
  ['a setting that no piece knows', { 'settings.RATE_STRIKT': '5' }, 'RATE_STRIKT: no piece knows it'],
  ['a secret among the settings', { 'settings.FACEBOOK_APP_SECRET': 'x' }, 'it is a secret'],
  ['a setting of another piece', { 'pieces.posts.settings.RATE_STRICT': '5' }, 'posts does not know it'],
  ['a piece that is not there', { 'pieces.wroker.replicas': 3 }, "'wroker' not allowed"],
  ['a key that nothing reads', { 'ingress.clasName': 'nginx' }, "'clasName' not allowed"],
  ['a key of a piece that nothing reads', { 'pieces.posts.replica': 3 }, "'replica' not allowed"],
  ['files of who keeps none', { 'storage.billing.size': '1Gi' }, "'billing' not allowed"],
  ['a worker of another version than its API', { 'pieces.worker.image.tag': '1.5.0' }, "'image' not allowed"],
  ['a number in words', { drainSeconds: 'five' }, "at '/drainSeconds': got string, want integer"],
  ['no address', { publicUrl: '' }, 'publicUrl must be set'],
  [
    'an address without its scheme',
    { publicUrl: 'carillon.example' },
    'publicUrl: carillon.example is no http',
  ],
  ['an address of another kind', { publicUrl: 'ftp://carillon.example' }, 'is no http or https address'],
])('%s is refused in words', (_, values, message) => {
  expect(() => render('minimal', values)).toThrow(message);
});
