import { expect, test } from '@jest/globals';
import { renderNotes } from './render.ts';

test('who installs is told where Carillon is, and how its Secrets get there', () => {
  const said = renderNotes({});
  expect(said).toContain('https://carillon.example');
  expect(said).toContain('kubectl apply -n social -f deploy/kubernetes/made/secrets.yaml');
  expect(said).toContain('kubectl rollout restart deployment -n social');
});

test('a release of another name has its secrets in a folder of its own', () => {
  const said = renderNotes({}, 'social');
  expect(said).toContain('npm run chart -- secrets --release social');
  expect(said).toContain('made/social/secrets.yaml');
});

test('who leaves the gateway open to every pod, or without a route, is told so', () => {
  expect(renderNotes({})).toContain('networkPolicy.ingressController');
  expect(renderNotes({ 'ingress.enabled': false })).toContain('carillon-gateway yourself');
  const named = renderNotes({
    'networkPolicy.ingressController': [{ podSelector: {} }],
    'secrets.external.enabled': true,
  });
  expect(named).not.toMatch(/ingressController|npm run chart/);
});
