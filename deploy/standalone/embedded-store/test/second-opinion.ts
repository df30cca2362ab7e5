import type { KnownDifferences } from './behaviour/suite.ts';

const LACKS_DATE_TRUNC = 'it has no $dateTrunc';
const LACKS_PIPELINE_UPDATES = 'it has no updates by pipeline';
const ADDS_TO_NULL = 'it takes null for missing';
const CHECKS_LATE = 'it checks an update only when a document matches';
const before = (title: string) => `update: ${title} is refused before any document is looked for`;

/**
 * Behavior that mongo-java-server 1.47 lacks or does otherwise, by the test's title. In each case the test says what
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
  'update: an int64 does not overflow': 'its numbers wrap round',
  'update: a pipeline computes from the document, and leaves what it does not compute as it is':
    LACKS_PIPELINE_UPDATES,
  [before('a pipeline with other stages')]: LACKS_PIPELINE_UPDATES,
  'update: $push onto null is refused, and changes nothing': ADDS_TO_NULL,
  'update: $inc of null is refused, and changes nothing': ADDS_TO_NULL,
  'update: a way through null is refused, and changes nothing': ADDS_TO_NULL,
  'update: $addToSet to what is no array is refused, and changes nothing': 'it refuses with an older code',
  [before('an unknown operator')]: CHECKS_LATE,
  [before('two changes of one place')]: CHECKS_LATE,
  [before('a path that begins with $')]: CHECKS_LATE,
  [before('an empty name in a path')]: CHECKS_LATE,
  'insert: a first array after a refused document is found by every element':
    'it wants one element of an array to meet both conditions',
  'insert: makes an id and puts it first': 'it leaves the id where the driver put it',
  'index: E11000 names the pattern and the value': 'its error has a text alone',
  'index: a partial unique one holds for its documents alone': 'it takes $exists as the only partial filter',
  'index: two arrays in one compound key are refused': 'it takes them',
  'index: the same again is nothing new, the same name for another is refused':
    'it takes the same name twice',
  'collections are listed, dropped with their indexes, and made by the first write':
    'it lists all collections, whatever the filter',
  'pipeline: $addFields and $set into documents': 'it has no $set stage',
  'projection: of some with some left out is refused': 'it has one code for both ways to mix',
  'projection: of a part of a field and it is refused': 'it has one code for both orders',
  'sort: by what is no direction is refused': 'it takes any number',
  'cursor: a batch has the size that was asked for, down to none': 'it takes a size of none for no limit',
  'cursor: what is not there, or is of another collection, is not read':
    'it does not compare the collection with the cursor’s',
  'projection reaches into lists within lists': 'it reaches into lists of documents alone',
  'pipeline: $project computes beside what it takes over, also into what is there':
    'it computes for the documents of a list alone',
  'pipeline: computed fields are put into what is there': 'it puts nothing into the elements of an array',
  'pipeline: a missing value takes the field away, and makes its parents': 'it makes no parents for nothing',
  'pipeline: $group counts, and takes each value once': 'it has no $count in a group',
  'pipeline: $match by what is no filter is refused': 'it fails with an error of its own',
  'pipeline: $limit of nothing is refused': 'it takes it',
  'pipeline: $sort by nothing is refused': 'it takes it',
  'pipeline: $sort by no direction is refused': 'it takes any number',
  'pipeline: an empty field to add is refused': 'it takes it',
  'pipeline: an empty field to project is refused': 'it takes it',
  'expression: $round, halves to the even': 'it has no $round',
  'expression: $dayOfWeek counts from Sunday': 'it counts from Monday',
  'expression: missing is not null': 'it takes missing for null',
  'expression: $ifNull': 'its $ifNull takes two values alone',
  'expression: to the day in a zone': LACKS_DATE_TRUNC,
  'expression: to the day after the change': LACKS_DATE_TRUNC,
  'expression: to the hour': LACKS_DATE_TRUNC,
  'expression: to the hour in a zone of half an hour': LACKS_DATE_TRUNC,
  'expression: to the week, Sunday first': LACKS_DATE_TRUNC,
  'expression: to the week, Monday first': LACKS_DATE_TRUNC,
  'expression: to the month in a zone': LACKS_DATE_TRUNC,
};
