import Sequencer from '@jest/test-sequencer';

/** Suites that take far longer than others. On a new checkout Jest does not know how long any takes. */
const LONG =
  /\/(access|access-tokens|assistant-dialogues|commands|create-posts|gathered-mails|images|mfe-images|new-service|new-mfe|new-network|pace|pacts|upgrades|mcp|media)\.int\.test\.ts$|\/(bluesky-faults|distributed|generated-clients|local-model|rabbit-bus)\.server\.test\.ts$/;

const rank = ({ path }) => {
  if (LONG.test(path)) return 0;
  return path.endsWith('.int.test.ts') ? 1 : 2;
};

/** The longest suites first and the shortest last, so that all workers end at about the same time. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
