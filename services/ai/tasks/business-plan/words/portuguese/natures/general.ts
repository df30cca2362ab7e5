import type { NatureWords, Slots } from '../../plan-words.ts';

export const general = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: um exemplo`,
      why: 'Um exemplo explica o que você faz mais rápido que uma descrição.',
      posts: [
        'O último trabalho: quem precisava e o que já tinha tentado',
        'A parte mais demorada, e por quê',
        'Como fica quando é bem feito',
      ],
    },
    {
      name: 'As perguntas que fazem a você',
      why: 'Cada resposta em público é uma a menos em particular.',
      posts: [
        'A última pergunta que você recebeu, com a resposta completa',
        'Quanto custa e o que muda o preço',
        'Uma ideia errada sobre o seu trabalho',
      ],
    },
    {
      name: 'Quem faz o trabalho',
      why: 'Pessoas escolhem pessoas.',
      posts: [
        'Alguém da sua equipe, e para que essa pessoa é procurada',
        'Uma decisão que não foi fácil',
        'Algo que você deixou de fazer, e por quê',
      ],
    },
  ],
  asks: ['por que você começou', 'o que os clientes elogiam e você não esperava'],
});
