import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Trans } from './trans.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const show = (message: string, props: Omit<ComponentProps<typeof Trans>, 'id'> = {}): string => {
  i18n.loadAndActivate({ locale: 'en', messages: { said: message } });
  return render(<Trans id="said" {...props} />).container.innerHTML;
};

test('a message is its text', () => {
  expect(show('Save it')).toBe('Save it');
});

test('puts values where the message has them', () => {
  expect(show('{name} has {0} posts', { values: { name: 'Ada', 0: 3 } })).toBe('Ada has 3 posts');
});

test('nests elements and their contents as in the message', () => {
  const components = { 0: <a href="/terms">old</a>, 1: <b /> };
  expect(show('See <0>our <1>terms</1></0> and\n<1>more</1>.', { components })).toBe(
    'See <a href="/terms">our <b>terms</b></a> and\n<b>more</b>.',
  );
});

test('an element without text keeps its own', () => {
  expect(show('One<0/>two<1/>', { components: { 0: <br />, 1: <i>three</i> } })).toBe(
    'One<br>two<i>three</i>',
  );
});

test('a value may be an element', () => {
  const values = { name: <em>Ada</em>, none: null };
  expect(show('{name} <0>saved</0> it{none}', { values, components: { 0: <b /> } })).toBe(
    '<em>Ada</em> <b>saved</b> it',
  );
});

test('leaves text that only looks like an element unchanged', () => {
  expect(show('Of {text}: <0>yes</0>', { values: { text: '<7/> <8>a</8>' }, components: { 0: <b /> } })).toBe(
    'Of &lt;7/&gt; &lt;8&gt;a&lt;/8&gt;: <b>yes</b>',
  );
});

test('a message that no catalog has is shown as its source', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(
    render(<Trans id="other" message="Save <0>it</0>" components={{ 0: <b /> }} />).container.innerHTML,
  ).toBe('Save <b>it</b>');
});
