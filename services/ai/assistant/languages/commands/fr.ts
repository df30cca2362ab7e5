import type { CommandTable } from './command-table.ts';

const POST = '(?:publication|post)';
const POSTS = '(?:publications|posts)';
const THE = '(?:la|le|ma|mon|cette|ce|notre)';
const FAILED = "(?:a échoué|ont échoué|n'a pas (?:marché|fonctionné)|s'est mal passé|a raté)";
const NOT_OUT =
  "(?:n'est pas (?:partie?|sortie?|publiée?|en ligne)|n'a pas été publiée?|ne sont pas (?:parties|sorties|publiées)|n'ont pas été publiées)";

export const FR_COMMANDS: CommandTable = {
  polite:
    "(?:s'il (?:te|vous) plaît|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|je (?:veux|voudrais))",
  politeEnd: "(?:s'il (?:te|vous) plaît|merci|stp|svp)",
  commands: {
    take_down: [
      '(?:supprime|efface|enlève|retire)[zr]? {post} du réseau',
      '(?:supprimez|effacez|enlevez|retirez) {post} du réseau',
      'dépublie[zr]? {post}',
    ],
    cancel: [
      '(?:annule|annulez|annuler|vire|virez|virer|laisse tomber|laissez tomber|retire|retirez|retirer|enlève|enlevez|enlever|ne publie pas|ne publiez pas) {post}',
    ],
    delete: ['(?:supprime|supprimez|supprimer|efface|effacez|effacer) {post}'],
    reschedule: [
      '(?:déplace|décale|reporte|reprogramme|repousse|avance|passe|mets)[zr]? {post} {to} {time}',
      '(?:déplacez|décalez|reportez|reprogrammez|repoussez|avancez|passez|mettez|mettre) {post} {to} {time}',
      '(?:déplace|décale|reporte|reprogramme|repousse)z? {post}',
    ],
    publish_now: ['(?:publie|publiez|publier) {post} {now}', '(?:publie|publiez|publier) {now} {post}'],
    retry: ['(?:réessaie|réessaye|réessayez|réessayer|republie|republiez|republier|relance|relancez) {post}'],
  },
  later: [
    "(?:décale|repousse|reporte|retarde|décalez|repoussez|reportez|retardez) {post} (?:de |d')?{shift}",
  ],
  earlier: ["(?:avance|avancez) {post} (?:de |d')?{shift}"],
  to: "(?:à|au|pour le|pour|jusqu'à|jusqu'au)",
  now: '(?:maintenant|tout de suite|immédiatement)',
  from: '(?:de|du)',
  removes: 'enlève|enlevez|enlever|retire|retirez|retirer',
  thatAreOn:
    "(?:(?:ce )?(?:qui (?:est|sont|se trouve|se trouvent)|qu'il y a|que (?:j'ai|nous avons)|qu'on a)(?: encore| actuellement)? )?sur(?: notre| mon)?",
  posts: [
    [`toutes (?:mes|les|nos) ${POSTS}(?: programmées| prévues)?(?: (?:du|de|des|pour|d'))?`, 'all posts on'],
    [`(?:mes|les|nos) ${POSTS}(?: programmées| prévues)?(?: (?:du|de|des|pour))?`, 'all posts on'],
    [
      "tout(?:es)? (?:ce qui est|celles? qui (?:est|sont)|ce que j'ai|ce qu'on a) (?:déjà |encore )?(?:prévue?s?|programmée?s?|planifiée?s?)(?: (?:pour|le|ce|en))?",
      'all planned posts on',
    ],
    [
      "tout(?:es)? (?:ce qui (?:est|a été)|ce que j'ai|ce qu'on a) (?:déjà )?(?:publiée?s?|postée?s?)",
      'all published posts on',
    ],
    ['tout(?:es)? (?:de|du)(?= )', 'all posts on'],
    ['tout(?:es)?', 'all posts'],
    ['ce (?:du|de)|ce qui (?:est|était) (?:prévu|programmé)(?: (?:pour|le))?', 'all planned posts on'],
    [`(?:la|le|ma|mon) ${POST} (?:qui a échoué|en échec|échouée?|ratée?)`, 'the failed post'],
    ['ce qui a échoué', 'the failed post'],
    [`${THE} ${POST}(?: programmée?| prévue?)? (?:du|de|des|pour)`, 'the post on'],
    [`${THE} ${POST}(?: programmée?| prévue?)?(?: (?:sur|avec))?`, 'the post about'],
    [POST, 'the post about'],
  ],
  whatFailed: [
    `(?:qu'est-ce qui|qu'est ce qui|quoi) (?:${FAILED}|${NOT_OUT})`,
    `(?:quelles?|lesquelles de mes) ${POSTS} (?:${FAILED}|${NOT_OUT})`,
    `quelle ${POST} (?:${FAILED}|${NOT_OUT})`,
    "(?:y a-t-il|il y a|est-ce qu'il y a) (?:eu )?(?:des erreurs|une erreur|des échecs|un problème|des problèmes)",
  ],
  showFailed: [
    `(?:montre|montrez|affiche|affichez|liste)(?:-moi)?(?: toutes)?(?: les| mes)? ${POSTS} (?:en échec|échouée?s|qui ont échoué|ratée?s)`,
  ],
  whyFailed: [
    `pourquoi {post} (?:${FAILED}|${NOT_OUT})`,
    `pourquoi (?:est-ce que )?{post} (?:${FAILED}|${NOT_OUT})`,
    `pourquoi {post} (?:a-t-elle échoué|n'a-t-elle pas été publiée|n'est-elle pas (?:partie|sortie|publiée))`,
  ],
};
