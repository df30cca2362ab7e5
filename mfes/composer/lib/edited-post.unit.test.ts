import { describe, expect, test } from '@jest/globals';
import {
  commentFor,
  type EditedPost,
  finalText,
  withHashtag,
  withHashtagsBelow,
  withHashtagsMoved,
  withoutHashtag,
  withText,
} from './edited-post.ts';

const post = (text: string, ...hashtags: string[]) => ({ text, versions: {}, hashtags });

describe('hashtags of a post', () => {
  test('are normalized: no #, no spaces, none twice whatever the case', () => {
    const once = withHashtag(post('Bread'), ' #Fresh Bread ');
    expect(once.hashtags).toEqual(['FreshBread']);
    expect(withHashtag(once, '#freshbread').hashtags).toEqual(['FreshBread']);
    expect(withHashtag(once, '  ').hashtags).toEqual(['FreshBread']);
  });

  test('typed into the text are collected, without the beginnings of what is being typed', () => {
    let edited = post('New ', 'Bakery');
    for (const text of ['New #b', 'New #br', 'New #bread']) edited = withText(edited, text) as typeof edited;
    expect(edited.hashtags).toEqual(['Bakery', 'bread']);
  });

  test('taken out leave the text and the list', () => {
    const without = withoutHashtag(post('Come #Bread and see #BreadLovers', 'Bread', 'BreadLovers'), 'bread');
    expect(without).toEqual(post('Come and see #BreadLovers', 'BreadLovers'));
  });

  test('chosen hashtags are published below the text, and those already in it only once', () => {
    expect(finalText(post('Fresh #bread today. ', 'Bread', 'Bakery'))).toBe('Fresh #bread today.\n\n#Bakery');
    expect(finalText(post('', 'Bakery'))).toBe('#Bakery');
    expect(finalText(post('  '))).toBe('');
  });
});

test('a network’s own text can leave out the chosen hashtags, but only while it is its own', () => {
  const ownVersion = { ...post('Bread', 'rye'), versions: { linkedin: 'For LinkedIn' } };
  const without = withHashtagsBelow(ownVersion, 'linkedin', false);
  expect([finalText(without, 'linkedin'), finalText(without, 'facebook')]).toEqual([
    'For LinkedIn',
    'Bread\n\n#rye',
  ]);
  expect(finalText({ ...without, versions: {} }, 'linkedin')).toBe('Bread\n\n#rye');
  expect(withHashtagsBelow(without, 'linkedin', true)).toEqual(ownVersion);
});

describe('a first comment', () => {
  const ringing: EditedPost = {
    text: 'Our #bells ring.\n\n#OldTown #bakery',
    versions: {},
    hashtags: ['bells', 'OldTown', 'bakery', 'now'],
  };
  const movedPost = withHashtagsMoved(ringing, 'instagram') as EditedPost;

  test('takes the hashtags at the end of one network’s text, and leaves its sentences and the others’ texts', () => {
    expect(movedPost.first_comment).toEqual({ text: '#OldTown #bakery #now', networks: ['instagram'] });
    expect(finalText(movedPost, 'instagram')).toBe('Our #bells ring.');
    expect(finalText(movedPost, 'facebook')).toBe(finalText(ringing, 'facebook'));
    expect(withHashtagsMoved(movedPost, 'instagram')).toBeNull();
  });

  test('applies only to its networks, and to none if empty', () => {
    expect(commentFor(movedPost, 'instagram')).toBe('#OldTown #bakery #now');
    expect(commentFor(movedPost, 'linkedin')).toBeNull();
    expect(
      commentFor({ ...ringing, first_comment: { text: ' ', networks: ['linkedin'] } }, 'linkedin'),
    ).toBeNull();
  });
});
