import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: uma peça, mostrada com honestidade`,
      why: 'Quando você mostra o defeito, acreditam no resto.',
      posts: [
        'Uma peça de perto: estado, tamanho e preço',
        'O que vai à venda, o que é consertado antes e o que você recusa',
        'Duas peças parecidas, e por que uma custa mais',
      ],
    },
    {
      name: 'Acertar na compra',
      why: 'Quase toda troca começa com uma escolha errada.',
      posts: [
        'Como medir em casa, gravado de cima',
        'Uma pergunta das suas mensagens, respondida com uma foto',
        'Para quem esta não serve, e o que combina mais',
      ],
    },
    {
      name: 'Onde ela foi parar',
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
