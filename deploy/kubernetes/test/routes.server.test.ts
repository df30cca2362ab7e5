import { expect, test } from '@jest/globals';
import { type Manifest, ofKind } from './manifests.ts';
import { render } from './render.ts';

const ROUTE = {
  'httpRoute.enabled': true,
  'httpRoute.parentRefs': [{ name: 'public', namespace: 'gateways' }],
};

test.each([
  ['a path', 'https://carillon.example/social', 'has a path'],
  ['capitals', 'https://Carillon.example', 'in small letters'],
  ['an underscore', 'https://my_carillon.example', 'is no DNS name'],
  ['an empty label', 'https://carillon..example', 'is no DNS name'],
  ['a host that ends with a hyphen', 'https://carillon-.example', 'is no DNS name'],
  ['a port that is none', 'https://carillon.example:http', 'is no DNS name'],
])('an address with %s is refused in words', (_, publicUrl, message) => {
  expect(() => render('minimal', { publicUrl })).toThrow(message);
});

const routesOf = (all: readonly Manifest[]) => ({
  ingress: ofKind(all, 'Ingress').map(({ spec }) => spec),
  http: ofKind(all, 'HTTPRoute').map(({ spec }) => spec),
});

test.each(['http://10.1.2.3', 'http://10.1.2.3:8080/', 'http://[::1]:8080', 'https://[2001:db8::1]'])(
  'at the IP address %s, every host is answered, since no route can name one',
  (publicUrl) => {
    const { ingress, http } = routesOf(render('minimal', { ...ROUTE, publicUrl }));
    expect(ingress[0]?.rules[0]).toEqual({ http: expect.anything() });
    expect(ingress[0]?.tls).toEqual([{ secretName: 'carillon-tls' }]);
    expect(http[0]).not.toHaveProperty('hostnames');
  },
);

test('the host is that of the address, without its port', () => {
  const { ingress, http } = routesOf(
    render('minimal', { ...ROUTE, publicUrl: 'https://carillon.example:8443' }),
  );
  expect([ingress[0]?.rules[0]?.host, ingress[0]?.tls?.[0]?.hosts]).toEqual([
    'carillon.example',
    ['carillon.example'],
  ]);
  expect(http[0]?.hostnames).toEqual(['carillon.example']);
});

test('a Gateway leads to the same pieces as an Ingress, at the ports of their Services', () => {
  const all = render('minimal', { ...ROUTE, 'sandbox.enabled': true });
  const { ingress, http } = routesOf(all);
  const paths = http.flatMap(({ rules }) =>
    rules.map(({ matches, backendRefs }) => [matches[0]?.path.value, backendRefs[0]?.name]),
  );
  expect(paths).toEqual(
    ingress.flatMap(({ rules }) =>
      rules.flatMap((one) => one.http.paths.map(({ path, backend }) => [path, backend.service.name])),
    ),
  );
  expect(paths).toEqual([
    ['/', 'carillon-gateway'],
    ['/sandbox', 'carillon-sandbox'],
  ]);
  const ports = new Map(
    ofKind(all, 'Service').map(({ metadata, spec }) => [metadata.name, spec.ports[0]?.port]),
  );
  for (const { name, port } of http.flatMap(({ rules }) => rules.flatMap(({ backendRefs }) => backendRefs)))
    expect([name, port]).toEqual([name, ports.get(name)]);
});

test('live events stay open through a Gateway', () => {
  const { http } = routesOf(render('minimal', ROUTE));
  expect(http[0]?.rules[0]?.timeouts).toEqual({ request: '0s' });
});

/** Finds the rule for who may reach the gateway's port. */
const lettingIn = (all: readonly Manifest[]) =>
  ofKind(all, 'NetworkPolicy')
    .find(({ metadata }) => metadata.name === 'carillon-gateway')
    ?.spec.ingress?.find(({ ports }) => ports?.[0]?.port === 8080);

test('doesn’t assume an ingress controller: anything may reach the gateway’s port', () => {
  const all = render('minimal');
  expect(JSON.stringify(all)).not.toContain('nginx');
  expect(lettingIn(all)).toEqual({ ports: [{ port: 8080 }] });
});

test('who brings browsers can be named, and then nobody else gets to the gateway', () => {
  const from = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'traefik' } } }];
  for (const more of [{}, { ...ROUTE, 'ingress.enabled': false }])
    expect(lettingIn(render('minimal', { ...more, 'networkPolicy.ingressController': from }))).toEqual({
      from,
      ports: [{ port: 8080 }],
    });
});
