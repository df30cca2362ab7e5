/** Nouns for people that end in none of the usual endings. */
const PEOPLE =
  /^(?:tenor|soprano|alto|bass|barista|nurse|cook|chef|student|apprentice|trainee|intern|volunteer|pianist|goalkeeper|referee|steward|parent|student|vet|midwife|caretaker|tutor|nanny|childminder|roommate|flatmate|au pair|sponsor|host family|model|graduate|postdoc|paralegal|developer|engineer)$/i;
const ENDING = /(?:[^aeiou\W]er|[aeiou]er|or|ist|ian|ant|man|woman|eer)$/i;
const NO_PERSON =
  /^(?:paper|water|weather|computer|printer|trailer|letter|jumper|poster|flower|container|hamper|sweater|cover|shelter|partner|number|order|border|corner|winter|summer|september|october|november|december|manor|color|colour|floor|door|mirror|motor|sensor|plant|restaurant|list|mist|chest|scooter|freezer|cooker|charger|roller|stroller|answer|offer|dinner|burger|beer|river|tower|shower|feather|leather|timber|paint|error|monitor|doctor’s|matter|other|another|former|under|over|after|power|cucumber|quarter|filter|butter|pepper|ginger|cider|silver|copper|rubber)$/i;

/** Whether a noun, in the singular, is surely for a person. */
export const isPerson = (noun: string): boolean =>
  PEOPLE.test(noun) || (ENDING.test(noun) && !NO_PERSON.test(noun));

const IRREGULAR: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  people: '',
  children: 'child',
  nannies: 'nanny',
};

/** One of a plural: "tenors" → "tenor". Empty where it isn't sure. */
export function singular(noun: string): string {
  const last = noun.split(' ').at(-1) ?? '';
  const irregularForm = IRREGULAR[last.toLowerCase()];
  if (irregularForm !== undefined)
    return irregularForm === '' ? '' : noun.slice(0, noun.length - last.length) + irregularForm;
  if (/(?:ies|sses|xes|ches|shes|ss)$/i.test(last)) return '';
  return /s$/i.test(last) ? noun.slice(0, -1) : '';
}

export const article = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|ti|ke))/i.test(noun) || /^(?:hour|honest|MC|MP|FM|HR|SEO)/.test(noun) ? 'an' : 'a';
