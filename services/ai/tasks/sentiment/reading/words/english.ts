import { type Vocabulary, words } from './vocabulary.ts';

export const english: Vocabulary = {
  negations: words(
    "not no never none nor cannot cant can't don't dont doesn't doesnt didn't didnt isn't isnt wasn't wasnt won't wont wouldn't wouldnt couldn't couldnt shouldn't shouldnt ain't aint aren't arent haven't havent hasn't hasnt hadn't hadnt weren't werent mustn't needn't without hardly barely scarcely rarely seldom neither nothing nobody nowhere lack lacks lacking stop stopped",
  ),
  concord: new Set(),
  boosters: words(
    'absolutely amazingly awfully completely considerably decidedly deeply enormously entirely especially exceptionally extremely fabulously fully fuckin fucking greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so substantially super thoroughly totally tremendously uber unbelievably unusually utterly very too such damn freaking way',
  ),
  dampeners: words(
    'almost kinda less little marginally occasionally partly slightly somewhat sorta bit fairly',
  ),
  contrasts: words('but however although though yet except'),
};
