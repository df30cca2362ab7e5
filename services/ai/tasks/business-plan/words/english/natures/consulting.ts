import type { NatureWords } from '../../plan-words.ts';

export const consulting = (): NatureWords => ({
  pillars: [
    {
      name: 'One project, from problem to result',
      why: 'Clients hire someone who has already solved their problem.',
      posts: [
        'The problem in the client’s words, and the first thing you looked at',
        'One decision in the project: the options, the choice and the reason',
        'What changed, in one number that the client has checked',
      ],
    },
    {
      name: 'Before they hire anyone',
      why: 'A useful answer gets passed on, even by people who don’t hire you.',
      posts: [
        'Three questions to ask any consultant, including you',
        'What a client can do without you, and what gets expensive alone',
        'How a project with you runs: length, price range, and who needs to be there',
      ],
    },
    {
      name: 'What you see again and again',
      why: 'Shows experience that a list of services can’t.',
      posts: [
        'The mistake you run into most, and the first sign of it',
        'A topic everyone asks about: when it’s worth it, and when it isn’t',
        'Something you used to recommend and no longer do',
      ],
    },
  ],
  asks: ['the project that you turned down, and why', 'the question that clients wish they’d asked earlier'],
});
