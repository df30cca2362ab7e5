import type { KnownDifferences } from './behaviour/suite.ts';

const LACKS_DATE_TRUNC = 'it has no $dateTrunc';

/**
 * What mongo-java-server 1.47 does not have or does otherwise, by the test's title. In each case the test says what
 * MongoDB's documentation promises; the suite checks that these do fail there, so that the list stays true.
 */
export const MONGO_JAVA_SERVER: KnownDifferences = {
  'find: equality with an array wants it whole, or as an element':
    'it does not look for an array among the elements',
  'find: two conditions on an array may be met by two elements':
    'it wants one element of an array of documents to meet both',
  'find: $all of one element finds a plain value': 'its $all finds arrays alone',
  'find: $all of $elemMatch': 'its $all takes values alone',
  'find: $in without a list is refused': 'it fails with an error of its own',
  'find: a broken pattern is refused': 'it fails with an error of its own',
  'update: new fields come in the order of their names':
    'it adds them in the order of the update, as MongoDB before 5.0',
  'update: $bit': 'it has no $bit',
  'update: $bit or and xor': 'it has no $bit',
  'update: an int64 does not overflow': 'its numbers wrap round',
  'update: a pipeline computes from the document': 'it has no updates by pipeline',
  'arrays: $[name] without a filter is refused': 'it refuses with another code',
  'insert: makes an id and puts it first': 'it leaves the id where the driver put it',
  'index: E11000 names the pattern and the value': 'its error has a text alone',
  'index: a partial unique one holds for its documents alone': 'it takes $exists as the only partial filter',
  'index: two arrays in one compound key are refused': 'it takes them',
  'index: the same again is nothing new, the same name for another is refused':
    'it takes the same name twice',
  'collections are listed, dropped with their indexes, and made by the first write':
    'it lists all collections, whatever the filter',
  'pipeline: $addFields and $set into documents': 'it has no $set stage',
  'expression: $ifNull': 'its $ifNull takes two values alone',
  'expression: to the day in a zone': LACKS_DATE_TRUNC,
  'expression: to the day after the change': LACKS_DATE_TRUNC,
  'expression: to the hour': LACKS_DATE_TRUNC,
  'expression: to the hour in a zone of half an hour': LACKS_DATE_TRUNC,
  'expression: to the week, Sunday first': LACKS_DATE_TRUNC,
  'expression: to the week, Monday first': LACKS_DATE_TRUNC,
  'expression: to the month in a zone': LACKS_DATE_TRUNC,
};
