import { type Vocabulary, words } from './vocabulary.ts';

export const german: Vocabulary = {
  negations: words('nicht nich kein keine keinen keiner keinem nie niemals nichts ohne kaum weder niemand'),
  boosters: words(
    'sehr so total absolut echt wirklich richtig mega super voll extrem unglaublich besonders wahnsinnig viel zu ganz',
  ),
  dampeners: words('etwas bisschen wenig fast ziemlich eher einigermaßen'),
  contrasts: words('aber jedoch allerdings dennoch trotzdem'),
  common: words(
    'der die das den dem des ein eine einen einem einer und oder ist sind war waren bin bist hat habe haben ich du er sie es wir ihr mich mir dich dir uns euch mein dein sein unser nicht kein auch nur noch schon mit von zu zum zur für auf an im in bei nach aus wie was wann wo wer warum wenn dass weil ja nein hier da jetzt heute sehr ganz mal wieder immer geht kann muss will war wird weiter danke leider',
  ),
};
