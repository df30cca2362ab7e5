import { expect, test } from '@jest/globals';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { weaknessOf } from './weak-password.ts';

const ada = { email: 'Ada.Lovelace@example.com', name: 'Countess Ada' };
const judge = async (password: string) => weaknessOf({ ...ada, password }, await isCommonPassword());

test.each([
  'password',
  'Password',
  'PASSWORD1',
  'password2026!',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'trustno1',
])('%s is tried first', async (password) => {
  expect(await judge(password)).toMatch(/^This password is too common/);
});

test.each(['aaaaaaaaaa', 'abababababab', '        '])('“%s” says too little', async (password) => {
  expect(await judge(password)).not.toBeNull();
});

test.each(['ada.lovelace@example.com', 'Ada.Lovelace1', 'countess ada', 'carillon2026'])(
  '%s is what anybody would guess of her',
  async (password) => {
    expect(await judge(password)).toMatch(/your name, your email or the name Carillon/);
  },
);

test.each(['correct horse', 'correct horse battery staple', 'x7#kQ92!vLpz', 'Glocke läutet um 8'])(
  '%s is good',
  async (password) => {
    expect(await judge(password)).toBeNull();
  },
);
