import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test.each([
  ['a heading', '## Fresh bread\n\nFrom **six** on.', 'Fresh bread\n\nFrom six on.'],
  ['a heading without a blank line', '# Fresh bread\nFrom six on.', 'Fresh bread\nFrom six on.'],
  ['emphasis', 'Our *new* __rye__ and ***more***', 'Our new rye and more'],
  ['a link', 'Order [here](https://a.example/b).', 'Order here: https://a.example/b.'],
  ['a link that is its own text', '[https://a.example](https://a.example)', 'https://a.example'],
  ['an address in angle brackets', 'See <https://a.example>', 'See https://a.example'],
  ['a link to nowhere', 'Click [here](#)', 'Click here'],
  ['a list', '- rye\n- spelt\n* oats', '• rye\n• spelt\n• oats'],
  ['a list below a line', 'We bake:\n- rye\n- spelt\n\nCome!', 'We bake:\n• rye\n• spelt\n\nCome!'],
  ['a numbered list', '1. Look\n2. Ask', '1. Look\n2. Ask'],
  ['a nested list', '- bread\n  - rye\n- rolls', '• bread\n  • rye\n• rolls'],
  ['a list with bold words', '- **Rye**: dark\n- **Spelt**: mild', '• Rye: dark\n• Spelt: mild'],
  ['a rule', 'One\n\n---\n\nTwo', 'One\n\nTwo'],
  ['a rule below a line', 'One\n---\nTwo', 'One\nTwo'],
  ['a comment', 'Come <!-- call to action --> today', 'Come  today'],
  ['a comment of its own', '<!-- hook -->\nCome today', 'Come today'],
  ['a fence', '```\nFresh bread\n```', 'Fresh bread'],
  ['a fence with a language', '```text\nFresh bread\n```', 'Fresh bread'],
  ['tags', 'Come<br>to <b>us</b>', 'Come\nto us'],
  ['a quotation', '> Best bread', 'Best bread'],
  ['an image', '![oven](https://a.example/o.png) Hot', 'Hot'],
  ['code within a line', 'Use `SHIP50`', 'Use SHIP50'],
  ['entities', 'Salt &amp; pepper', 'Salt & pepper'],
  ['entities with a number', 'It&#8217;s &#x1F35E; day', 'It’s 🍞 day'],
  ['entities of punctuation', 'Rye &mdash; dark&hellip;', 'Rye — dark…'],
  ['a list to tick off', '- [ ] rye\n- [x] spelt', '• rye\n• spelt'],
  ['a list with paragraphs', '1. Rye\n\n   dark\n\n2. Spelt', '1. Rye\ndark\n2. Spelt'],
  ['bold before a full-width colon', '**标题：**内容', '标题：内容'],
  ['footnotes', 'Rye[^1] is dark.', 'Rye is dark.'],
])('turns %s into plain text', (_, markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test.each([
  'Come by at 9.\nWe look forward to you.\n\n#bread',
  'My handle: @rye_and_co_ 🥖',
  '5 * 3 = 15, I <3 bread, 2 > 1',
  'A box of 20*30*40 cm',
  'Rye & spelt, ~5 km away',
  'See https://a.example/a_b_c?d=e&f=g',
  'Line one\nLine two\n\n\tLine three'.replace('\t', ''),
  '[add the link] and [time]',
])('leaves a plain text as it is: %j', (text) => {
  expect(plainText(text)).toBe(text);
});
