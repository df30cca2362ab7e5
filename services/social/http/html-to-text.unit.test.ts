import { expect, test } from '@jest/globals';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>One<br/>two</p><p>three &amp; four</p>', 'One\ntwo\n\nthree & four'],
  ['<p>&lt;b&gt; &#39;x&#x27; &quot;y&quot;</p>', '<b> \'x\' "y"'],
  [
    '<p><a href="https://e.example/a"><span class="invisible">https://</span><span>e.example/a</span></a></p>',
    'https://e.example/a',
  ],
  ['<p><span class="h-card"><a href="https://x.example/@a">@<span>a</span></a></span> hi</p>', '@a hi'],
  ['1 < 2', '1 < 2'],
  ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ['', ''],
])('reads %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
