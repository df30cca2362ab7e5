import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: uma peça, mostrada com honestidade`,
      why: 'Quando você mostra o defeito, acreditam no resto.',
      posts: [
        'Uma peça de perto: material, tamanho, preço e o pequeno defeito',
        'O que entra na loja, o que não entra, e por quê',
        'Duas peças parecidas, e por que uma custa mais',
      ],
    },
    {
      name: 'Acertar na compra',
      why: 'Quase toda troca começa com uma escolha errada.',
      posts: [
        'O tamanho real, ao lado de um objeto que todo mundo conhece',
        'Uma pergunta das suas mensagens, respondida com uma foto',
        'Para quem esta não serve, e o que combina mais',
      ],
    },
    {
      name: 'Na casa de quem comprou',
      why: 'Mostra o que comprou gente com o mesmo gosto.',
      posts: [
        'A foto de quem comprou, em uso e com permissão',
        'O que acontece com o que ninguém compra',
        'O que chega em seguida e em que dia vai à venda',
      ],
    },
  ],
  asks: ['a peça que você não queria vender', 'o que escreveram ao receber a sua'],
});
