/** Words in square brackets that are no address of a link: "[phone number]", and not "[here](https://…)". */
const GAP = /\[(?<gap>\p{L}[^[\]\n]{2,158})\](?!\()/gu;

/** Bracketed labels that describe a post, such as the ad disclosures that laws require. They are not gaps. */
const LABELS = new Set(
  (
    'ad,advert,advertisement,advertorial,sponsored,sponsored post,paid partnership,affiliate,affiliate link,gifted,pr,' +
    'anzeige,werbung,unbezahlte werbung,reklame,gesponsert,pub,publicité,sponsorisé,partenariat rémunéré,publicidad,' +
    'patrocinado,video,vídeo,vidéo,audio,photo,foto,podcast,live,update,edit,sold out,ausverkauft,complet,agotado,' +
    'image description,alt text,bildbeschreibung'
  ).split(','),
);

/**
 * Returns the gaps that a draft leaves for its sender to fill in, without brackets and each once. Carillon's pages and
 * the assistant ask about them before they publish such a text; programs that publish by the API decide for themselves.
 */
export const openGaps = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(GAP)]
      .map(({ groups }) => groups?.gap ?? '')
      .filter((gap) => /\p{Ll}/u.test(gap) && !LABELS.has(gap.toLowerCase())),
  ),
];
