const TAG = /(?<![\p{L}\p{N}_/=&])[#＃]([\p{L}\p{N}\p{M}_]{1,200})/gu;

/** Returns a text's hashtags without their sign, in order. Digits alone aren't a hashtag. */
export const hashtagsIn = (text: string): string[] =>
  [...text.matchAll(TAG)].map(([, name = '']) => name).filter((name) => /[\p{L}_]/u.test(name));
