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
      '(?:exclua|exclui|excluir|apague|apaga|apagar|retire|retirar|tire|tirar|remova|remover) {post} (?:da rede|do ar)',
    ],
    cancel: [
      '(?:cancele|cancela|cancelar|desmarque|desmarca|desmarcar|retire|retira|retirar|tire|tira|tirar|não publique) {post}',
    ],
    delete: [
      '(?:exclua|exclui|excluir|apague|apaga|apagar|delete|deleta|deletar|remova|remove|remover) {post}',
    ],
    reschedule: [
      '(?:mova|move|mover|mude|muda|mudar|passe|passa|passar|jogue|joga|jogar|empurre|empurra|reagende|reagenda|reagendar|adie|adia|adiar|remarque|remarcar|adiante|adiantar) {post} {to} {time}',
      '(?:mova|mover|reagende|reagendar|adie|adia|adiar|remarque|remarcar) {post}',
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
  later: ['(?:adia|adie|atrasa|atrase|empurra|empurre) {post} (?:em |por )?{shift}'],
  earlier: ['(?:adianta|adiante|antecipa|antecipe) {post} (?:em |por )?{shift}'],
  to: '(?:para o|para a|para|pra|até)',
  now: '(?:agora mesmo|agora|já|imediatamente)',
  from: 'd[aoe]',
  removes: 'tira|tire|tirar|retira|retire|retirar',
  thatAreOn:
    '(?:(?:o |a |os |as )?que (?:está|tá|estão|tão|há|tem|tenho|temos|estiver|ficou)(?: ainda)? )?(?:no|na|em|nosso|meu)',
  posts: [
    [
      `tod[oa]s (?:as|os|as minhas|os meus)? ?${POSTS}(?: agendad[oa]s)?(?: (?:de|do|da|para))?`,
      'all posts on',
    ],
    [`(?:minhas|meus|as|os|nossas|nossos) ${POSTS}(?: agendad[oa]s)?(?: (?:de|do|da|para))?`, 'all posts on'],
    [
      '(?:tudo )?(?:o )?que (?:está|tá|estão|tão|tem|tenho|temos|há|estiver)(?: de)? (?:agendad[oa]s?|programad[oa]s?|marcad[oa]s?|planejad[oa]s?)(?: (?:para|pra|pro|em|na|no))?(?: [oa])?',
      'all planned posts on',
    ],
    [
      '(?:tudo )?(?:o )?que (?:está|tá|estão|foi|tenho|temos) (?:publicad[oa]s?|postad[oa]s?|no ar)',
      'all published posts on',
    ],
    ['(?:tudo|tod[oa]s) d[aoe](?= )', 'all posts on'],
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
