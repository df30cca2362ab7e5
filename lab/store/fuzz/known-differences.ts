/** A shrunk case as text, and the two servers' results. */
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

/** Differences of mongo-java-server 1.47 from MongoDB. */
export const KNOWN: readonly KnownDifference[] = [
  {
    why: 'a missing field does not equal an empty document',
    recognise: ({ text }) => /\{\}/.test(filterOf(text)),
  },
  {
    why: 'an array within an array, or a document, sorts as a whole; documents that are equal in a sort keep to the next key',
    recognise: ({ text }) =>
      /"kind":"find"/.test(text) && /"sort":\{"/.test(text) && /\[\]|\[\[|,\[|"[xy]":\[/.test(text),
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
    why: '$pull refuses what is no array',
    recognise: ({ text, embedded }) => /"\$pull"/.test(text) && embedded === 'refused',
  },
  {
    why: 'null has no fields, so nothing can be made in it',
    recognise: ({ text, embedded }) =>
      /:null/.test(text) && /"\$\w+":\{("\w":)?"\w\.\w/.test(text) && embedded === 'refused',
  },
  {
    why: 'null is neither a number nor an array, so nothing is added to it',
    recognise: ({ text, embedded }) =>
      /null/.test(text) && /"\$(inc|push|addToSet)"/.test(text) && embedded === 'refused',
  },
  {
    why: '$or and its kin want alternatives, whether there are documents or not',
    recognise: ({ text, embedded }) => /"\$(and|or|nor)":\[\]/.test(text) && embedded === 'refused',
  },
  {
    why: 'a path through an array of scalars is an empty array in an expression',
    recognise: ({ text, embedded, second }) =>
      /"\$\w\.\w[\w.]*"/.test(text) && (second === 'refused' || /:\[\]/.test(embedded)),
  },
  {
    why: 'a path through an array without documents finds nothing, not even null',
    recognise: ({ text }) =>
      /"\w\.[\w.]+":(null|\{"\$(exists|ne|in|nin|eq|type|not))/.test(text) && /\[/.test(text),
  },
  {
    why: 'an update that contradicts itself is refused, whether a document matches or not',
    recognise: ({ text, embedded }) =>
      /"documents":\[\]/.test(text) && /"kind":"update"/.test(text) && embedded === 'refused',
  },
  {
    why: 'two conditions on an array may be met by two elements',
    recognise: ({ text }) => /"\$gte":\d,"\$lt":\d/.test(text) && /\[/.test(text),
  },
  {
    why: 'a document comes before an array, also an empty one',
    recognise: ({ text, embedded, second }) =>
      /"\$min":\[\{\}/.test(text) && /:\{\}/.test(embedded) && /:\[\]/.test(second),
  },
  {
    why: 'what stands in an array is computed too',
    recognise: ({ text, second }) =>
      /\$\w/.test(second.replaceAll('$date', '')) || /"\$in":\[.*,\["\$/.test(text),
  },
  {
    why: '$setOnInsert does nothing without an insert, whatever its path',
    recognise: ({ text, second }) => /"\$setOnInsert":\{"[\w.]+\$/.test(text) && second === 'refused',
  },
  {
    why: 'a list that holds a list has it among its elements',
    recognise: ({ text }) => /"\$in":\[.*\]\]/.test(text) && /\[\]|\[\[/.test(text),
  },
  {
    why: '$unset goes into a list by position alone',
    recognise: ({ text }) => /"\$unset":\{"\w\.[a-z]/.test(text) && /\[/.test(text),
  },
  {
    why: 'in an expression a missing field comes before null',
    recognise: ({ text }) => /"\$(eq|ne|lt|lte|gt|gte)":\[/.test(text) && /null/.test(text),
  },
  {
    why: 'a list is found as an element of a list',
    recognise: ({ text }) => /:\[/.test(filterOf(text)) && /\[\[/.test(text),
  },
  {
    why: 'a pipeline is checked whole, whether there are documents or not',
    recognise: ({ text, embedded }) =>
      /"documents":\[\]/.test(text) && /"kind":"aggregate"/.test(text) && embedded === 'refused',
  },
  {
    why: 'a projection leaves an empty array as it is',
    recognise: ({ text }) => /"(\$project|projection)":\{"\w\./.test(text) && /\[\]/.test(text),
  },
  {
    why: 'distinct through an array of scalars finds nothing',
    recognise: ({ text, second }) => /"kind":"distinct"/.test(text) && second === 'refused',
  },
  {
    why: 'a projection keeps the order of the document',
    recognise: ({ text, embedded, second }) =>
      /"(\$project|projection)":\{"/.test(text) && sortedLetters(embedded) === sortedLetters(second),
  },
  {
    why: 'a document on the way to a projected or computed field is there, though nothing is in it',
    recognise: ({ text, embedded }) =>
      /"(\$project|\$addFields|projection)":\{"\w(\.|":\{)/.test(text) && /\{\}/.test(embedded),
  },
  {
    why: 'an empty document is no specification of a field',
    recognise: ({ text, embedded }) => /"\$(project|addFields)":.*:\{\}/.test(text) && embedded === 'refused',
  },
  {
    why: 'a path and a part of it collide in a projection',
    recognise: ({ text, embedded }) =>
      /"(\$project|projection)":\{[^}]*"a\.x"/.test(text) && /"a":[01]/.test(text) && embedded === 'refused',
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
