import { expect, test } from '@jest/globals';
import { renderNotes } from './render.ts';

test('the notes say where Carillon is, and how its Secrets get there', () => {
  const notes = renderNotes({});
  expect(notes).toContain('https://carillon.example');
  expect(notes).toContain('kubectl apply -n social -f deploy/kubernetes/made/secrets.yaml');
  expect(notes).toContain('kubectl rollout restart deployment -n social');
});

test('a release with another name has its secrets in a separate folder', () => {
  const notes = renderNotes({}, 'social');
  expect(notes).toContain('npm run chart -- secrets --release social');
  expect(notes).toContain('made/social/secrets.yaml');
});

test('the notes warn about a gateway open to every pod, or without a route', () => {
  expect(renderNotes({})).toContain('networkPolicy.ingressController');
  expect(renderNotes({ 'ingress.enabled': false })).toContain('carillon-gateway yourself');
  const namedNotes = renderNotes({
    'networkPolicy.ingressController': [{ podSelector: {} }],
    'secrets.external.enabled': true,
  });
  expect(namedNotes).not.toMatch(/ingressController|npm run chart/);
});
