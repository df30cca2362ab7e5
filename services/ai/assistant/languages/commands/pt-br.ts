import type { CommandTable } from './command-table.ts';

const POST = '(?:publicação|post|postagem)';
const POSTS = '(?:publicações|posts|postagens)';
const THE = '(?:a minha|o meu|a|o|minha|meu|est[ae]|ess[ae]|noss[ao])';
const FAILED = '(?:falhou|falharam|deu errado|deram errado|não funcionou|não deu certo)';
const NOT_OUT = '(?:não (?:foi|foram) (?:publicad[oa]s?|postad[oa]s?)|não (?:saiu|saíram))';

export const PT_COMMANDS: CommandTable = {
  polite: '(?:por favor|você pode|pode|poderia|quero|queria)',
  politeEnd: '(?:por favor|obrigad[oa])',
  commands: {
    take_down: [
      '(?:exclua|excluir|apague|apagar|retire|retirar|tire|tirar|remova|remover) {post} (?:da rede|do ar)',
    ],
    cancel: ['(?:cancele|cancela|cancelar|retire|retira|retirar|tire|tira|tirar|não publique) {post}'],
    delete: ['(?:exclua|excluir|apague|apagar|delete|deletar|remova|remover) {post}'],
    reschedule: [
      '(?:mova|mover|mude|mudar|passe|passar|reagende|reagendar|adie|adiar|remarque|remarcar|adiante|adiantar) {post} {to} {time}',
      '(?:mova|mover|reagende|reagendar|adie|adiar|remarque|remarcar) {post}',
    ],
    publish_now: [
      '(?:publique|publicar|poste|postar) {post} {now}',
      '(?:publique|publicar|poste|postar) {now} {post}',
    ],
    retry: [
      '(?:tente|tentar) (?:de novo|novamente|outra vez|publicar de novo) (?:com )?{post}',
      '(?:repita|repetir|republique|republicar) {post}',
      '(?:tente|publique) {post} (?:de novo|novamente|outra vez)',
    ],
  },
  to: '(?:para o|para a|para|pra|até)',
  now: '(?:agora mesmo|agora|já|imediatamente)',
  from: 'd[aoe]',
  posts: [
    [
      `tod[oa]s (?:as|os|as minhas|os meus)? ?${POSTS}(?: agendad[oa]s)?(?: (?:de|do|da|para))?`,
      'all posts on',
    ],
    [`(?:minhas|meus|as|os|nossas|nossos) ${POSTS}(?: agendad[oa]s)?(?: (?:de|do|da|para))?`, 'all posts on'],
    ['tudo|tod[oa]s', 'all posts'],
    [`(?:a|o|minha|meu) ${POST} (?:que falhou|que deu errado|com falha)`, 'the failed post'],
    ['o que (?:falhou|deu errado)', 'the failed post'],
    [`${THE} ${POST}(?: agendad[oa])? (?:de|do|da|para)`, 'the post on'],
    [`${THE} ${POST}(?: agendad[oa])?(?: (?:sobre|com))?`, 'the post about'],
    [POST, 'the post about'],
  ],
  whatFailed: [
    `o que (?:${FAILED}|${NOT_OUT})`,
    `(?:quais|que) ${POSTS} (?:${FAILED}|${NOT_OUT})`,
    `(?:algo|alguma coisa) (?:${FAILED}|${NOT_OUT})`,
    '(?:há|teve|houve) (?:algum erro|erros|falhas|algum problema)',
  ],
  showFailed: [
    `(?:mostre|mostra|mostrar|liste|listar|ver)(?: todas)?(?: as| minhas| os)? ${POSTS} (?:que falharam|que deram errado|com falha)`,
  ],
  whyFailed: [`(?:por que|por quê|porque) (?:é que )?{post} (?:${FAILED}|${NOT_OUT})`],
};
