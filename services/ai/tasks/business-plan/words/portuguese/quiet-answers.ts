import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that get no posts of their own. */
export const QUIET_ANSWERS: PlanWords['quiet'] = {
  sizes: () =>
    'Tamanho se resolve medindo: dê um comprimento em centímetros para cada tamanho, diga se o modelo é pequeno ou grande, e peça uma foto do que serve hoje. Conte as trocas por motivo durante um mês.',
  season: () =>
    'Venda as semanas fracas enquanto as boas duram: seis semanas antes, mostre o que é melhor nessa época (mais tempo, mais espaço, mais calma), com datas e uma oferta que termina junto com a temporada. Nas semanas boas, pergunte a quem você pode escrever quando chegar a hora.',
  trust: () =>
    'Mostre a prova antes da afirmação: um nome, um documento, um lugar, um resultado que se pode conferir. Responda às críticas em público em um dia: o que vai fazer e até quando. Depois diga que foi feito.',
  secrecy: () =>
    'Escreva sobre situações, nunca sobre casos: mude o lugar, o valor e o ano, e peça a uma segunda pessoa que confira se ninguém pode ser reconhecido. Informação geral não é aconselhamento; diga isso na publicação.',
  time: ({ posts, time }) =>
    time
      ? `Cabe no seu tempo (${time}): ${posts} por semana, com tudo preparado de uma vez. Em uma semana cheia, pule uma publicação e responda aos comentários.`
      : `${posts} por semana, com tudo preparado de uma vez. Em uma semana cheia, pule uma publicação e responda aos comentários.`,
  camera: () => 'Mãos, ferramentas e vozes dispensam rosto: grave de cima e ponha o texto na imagem.',
  ideas: () =>
    'Cada pergunta do seu público é uma publicação. Anote as próximas dez palavra por palavra; o calendário acima tem lugar para elas.',
  reach: ({ channel }) =>
    `No ${channel}, outros já alcançam as pessoas que você procura. Escolha três e faça uma publicação em parceria com cada um. O que foi compartilhado merece uma segunda parte.`,
  engagement: () =>
    'Peça que escolham entre duas coisas que você precisa mesmo decidir, e conte depois qual ganhou.',
  budget: ({ hasMoney }) =>
    hasMoney
      ? 'Comece pela publicação que funcionou de graça, e aumente o valor enquanto cada resultado não ficar mais caro.'
      : 'Não pague por nada que não tenha funcionado de graça. Até lá, seu orçamento é quem compartilha suas publicações.',
  routine: () => 'Reserve uma hora fixa por semana e agende as publicações com duas semanas de antecedência.',
};
