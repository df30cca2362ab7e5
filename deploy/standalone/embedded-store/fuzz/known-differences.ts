/** A shrunk case as text, and what the two servers made of it. */
export interface Difference {
  readonly text: string;
  readonly embedded: string;
  readonly second: string;
}

/** A difference that has been decided by MongoDB's documentation, in favour of the embedded store. */
export interface KnownDifference {
  readonly why: string;
  recognise(difference: Difference): boolean;
}

const sortedLetters = (text: string): string => [...text].sort().join('');
const filterOf = (text: string): string => /"(?:filter|\$match)":(.*)/.exec(text)?.[1] ?? '';

/** What mongo-java-server 1.47 does otherwise than MongoDB. */
export const KNOWN: readonly KnownDifference[] = [
  {
    why: 'a missing field does not equal an empty document',
    recognise: ({ text }) => /\{\}/.test(filterOf(text)),
  },
  {
    why: 'an array within an array sorts as an array, above null; and documents that are equal in a sort keep to the next key',
    recognise: ({ text }) => /"kind":"find"/.test(text) && /"sort":\{"/.test(text) && /\[\]/.test(text),
  },
  {
    why: 'a value and an array of it are different groups',
    recognise: ({ text }) => /"\$group"/.test(text) && /\[/.test(text.split('"action"')[0]?.slice(14) ?? ''),
  },
  {
    why: 'since 5.0 new fields come in the order of their names',
    recognise: ({ text, embedded, second }) =>
      /"kind":"update"/.test(text) &&
      embedded !== second &&
      sortedLetters(embedded) === sortedLetters(second),
  },
  {
    why: 'an upsert starts from $all with a single value, which means equality',
    recognise: ({ text }) => /"upsert":true/.test(text) && /"\$all":\[[^,\]]+\]/.test(text),
  },
  {
    why: '$pull and $pullAll refuse what is no array',
    recognise: ({ text, embedded }) => /"\$pull(All)?"/.test(text) && embedded === 'refused',
  },
  {
    why: 'null has no fields, so nothing can be made in it',
    recognise: ({ text, embedded }) =>
      /:null/.test(text) && /"\$\w+":\{"\w\.\w/.test(text) && embedded === 'refused',
  },
  {
    why: 'a path through an array of scalars is an empty array in an expression',
    recognise: ({ text, second }) => /"\$\w\.\w"/.test(text) && second === 'refused',
  },
  {
    why: 'a path through an array without documents finds nothing, not even null',
    recognise: ({ text }) =>
      /"kind":"(find|update)"/.test(text) &&
      /"\w\.[\w.]+":(null|\{"\$(exists|ne|in|nin|eq|type|not))/.test(text) &&
      /\[/.test(text),
  },
  {
    why: 'a number in a path names a field where there is no array',
    recognise: ({ text, second }) => /"\w\.0"/.test(text) && second === 'refused',
  },
  {
    why: '$push with nothing to add makes an empty array, wherever it should be put',
    recognise: ({ text, second }) => /"\$each":\[\]/.test(text) && second === 'refused',
  },
];
