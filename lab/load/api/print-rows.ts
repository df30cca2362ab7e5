import { measureHere } from './measure-here.ts';

// Another checkout's process of `bench:api`: prints the rows of its input, as JSON.
const [optionsText = '{}'] = process.argv.slice(2);
const { only, ...length } = JSON.parse(optionsText);
console.log(JSON.stringify(await measureHere(length, only)));
