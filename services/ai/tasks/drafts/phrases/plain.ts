import type { Joints, Phrases } from './phrases.ts';

/** For languages that the writer doesn't speak: signs alone, and the topic's own words. */
export const JOINTS: Joints = {
  or: '/',
  and: '+',
  when: '🗓️',
  where: '📍',
  price: '💶',
  colon: ':',
  asks: { name: '👉', clause: '👉', request: '👉', items: '✨', when: '🗓️', where: '📍', price: '💶' },
  superfluous: /^(?!)/,
};

export const PLAIN: Phrases = {
  present: null,
  act: [''],
  ask: ['🤔', '💭'],
  answer: ['💬👇', '👇👇👇'],
  choose: { ask: ['{Or}?'], answer: ['💬👇', '👇👇👇'] },
  share: ['📣', '🔔'],
  tag: ['🔁 👥', '👥 💌'],
  keep: ['🔖', '📌'],
  further: ['💬', '🙋'],
  steps: { title: ['📌'], lines: ['', '', ''], reason: '' },
  poll: {
    title: ['📊'],
    how: '',
    lines: ['❤️', '👍', '🤔'],
  },
  brief: ['➡️', '👉'],
  last: ['🙌', '✨'],
};
