import type { CommandTable } from './command-table.ts';

const POST = '(?:publicación|post|entrada)';
const POSTS = '(?:publicaciones|posts|entradas)';
const THE = '(?:la|el|mi|esta|este|nuestra)';
const FAILED =
  '(?:ha fallado|han fallado|falló|fallaron|salió mal|ha salido mal|han salido mal|salieron mal)';
const NOT_OUT =
  '(?:no se (?:ha publicado|han publicado|publicó|publicaron)|no (?:ha|han) salido|no (?:salió|salieron))';

export const ES_COMMANDS: CommandTable = {
  polite: '(?:por favor|me puedes|puedes|podrías|me podrías|quiero|quisiera)',
  politeEnd: '(?:por favor|gracias)',
  commands: {
    take_down: [
      '(?:borra|borrar|elimina|eliminar|retira|retirar|quita|quitar) {post} de la red',
      'despublicar? {post}',
    ],
    cancel: ['(?:cancela|cancelar|anula|anular|retira|retirar|quita|quitar|no publiques) {post}'],
    delete: ['(?:borra|borrar|elimina|eliminar) {post}'],
    reschedule: [
      '(?:mueve|mover|mové|corre|correr|cambia|cambiar|pasa|pasar|pasá|reprograma|reprogramar|aplaza|aplazar|pospón|posponer|adelanta|adelantar|retrasa|retrasar) {post} {to} {time}',
      '(?:mueve|mover|reprograma|reprogramar|aplaza|aplazar|pospón|posponer|cambia la hora de) {post}',
    ],
    publish_now: ['(?:publica|publicar) {post} {now}', '(?:publica|publicar) {now} {post}'],
    retry: [
      '(?:reintenta|reintentar) {post}',
      '(?:vuelve|volver) a (?:intentar|publicar|enviar) {post}',
      'intenta (?:de nuevo|otra vez) {post}',
    ],
  },
  later: [
    '(?:retrasa|aplaza|pospón|atrasa|mueve) {shift} {post}',
    '(?:retrasa|aplaza|pospón|atrasa|mueve) {post} {shift}',
  ],
  earlier: ['(?:adelanta) {shift} {post}', '(?:adelanta) {post} {shift}'],
  to: '(?:al|para el|para la|para|a la|hasta el|a)',
  now: '(?:ahora mismo|ahora|ya|inmediatamente)',
  from: '(?:de|del)',
  removes: 'quita|quitar|retira|retirar',
  thatAreOn:
    '(?:(?:lo )?que (?:está|están|hay|tengo|tenemos|haya|sigue|siguen)(?: todavía| aún)? )?en(?: nuestro| mi)?',
  posts: [
    [`tod[oa]s (?:mis|las|los|nuestras) ${POSTS}(?: programad[oa]s)?(?: (?:del|de|para))?`, 'all posts on'],
    [`(?:mis|las|los|nuestras) ${POSTS}(?: programad[oa]s)?(?: (?:del|de|para))?`, 'all posts on'],
    [
      '(?:todo |tod[oa]s |todo )?(?:lo|l[oa]s) que (?:está|están|hay|tengo|tenemos) (?:programad[oa]s?|planificad[oa]s?|previst[oa]s?|agendad[oa]s?)(?: (?:para|en))?(?: (?:el|la))?',
      'all planned posts on',
    ],
    [
      '(?:todo |tod[oa]s )?(?:lo|l[oa]s) que (?:está|están|hay|tengo|tenemos) (?:publicad[oa]s?|subid[oa]s?)',
      'all published posts on',
    ],
    ['(?:todo )?lo de(?:l)?', 'all posts on'],
    ['tod[oa]s? (?:del?)(?= )', 'all posts on'],
    ['tod[oa]s?', 'all posts'],
    [`(?:la|el|mi) ${POST} (?:fallid[oa]|que (?:falló|ha fallado))`, 'the failed post'],
    ['lo que (?:falló|ha fallado)', 'the failed post'],
    [`${THE}(?: próxim[oa])? ${POST}(?: programad[oa])? (?:del|de|para)`, 'the post on'],
    [`${THE}(?: próxim[oa])? ${POST}(?: programad[oa])?(?: (?:sobre|con))?`, 'the post about'],
    [POST, 'the post about'],
  ],
  whatFailed: [
    `qué (?:${FAILED}|${NOT_OUT})`,
    `(?:qué|cuáles(?: de mis)?) ${POSTS} (?:${FAILED}|${NOT_OUT})`,
    `(?:${FAILED} algo|algo ${FAILED})`,
    'hay (?:algún error|errores|fallos|algún fallo)',
    'se (?:ha publicado|publicó) todo',
  ],
  showFailed: [
    `(?:muéstrame|muestra|enséñame|lista|ver)(?: todas)?(?: las| mis| los)? ${POSTS} (?:fallid[oa]s|que (?:fallaron|han fallado))`,
  ],
  whyFailed: [
    `por qué (?:${FAILED}|${NOT_OUT}) {post}`,
    `por qué {post} (?:${FAILED}|${NOT_OUT})`,
    `por qué (?:${FAILED}|${NOT_OUT})`,
  ],
};
