import type { NatureWords } from '../../plan-words.ts';

export const consulting = (): NatureWords => ({
  pillars: [
    {
      name: 'Um projeto, do problema ao resultado',
      why: 'As pessoas contratam quem já resolveu esse problema.',
      posts: [
        'O problema nas palavras do cliente, e a primeira coisa que você olhou',
        'Uma decisão do projeto: quais eram as opções, qual foi a escolha e por quê',
        'O que mudou, em um número que o cliente conferiu',
      ],
    },
    {
      name: 'Antes de contratar alguém',
      why: 'Uma resposta útil é repassada até por quem não contrata você.',
      posts: [
        'Três perguntas para fazer a qualquer consultor, inclusive a você',
        'O que o cliente consegue fazer sem você e o que sai caro fazer por conta própria',
        'Como é um projeto com você: duração, faixa de preço e quem precisa participar',
      ],
    },
    {
      name: 'O que você vê o tempo todo',
      why: 'Mostra uma experiência que não cabe em uma lista de serviços.',
      posts: [
        'O erro que você mais encontra, e o primeiro sinal dele',
        'Um assunto sobre o qual todo mundo pergunta: quando vale a pena e quando não vale',
        'Algo que você recomendava antes e hoje não recomenda mais',
      ],
    },
  ],
  asks: ['o projeto que você recusou, e por quê', 'a pergunta que os clientes gostariam de ter feito antes'],
});
