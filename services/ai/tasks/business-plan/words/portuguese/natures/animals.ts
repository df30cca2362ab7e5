import type { NatureWords } from '../../plan-words.ts';

export const animals = (): NatureWords => ({
  pillars: [
    {
      name: 'No passeio',
      why: 'Todo mundo procura o próprio bicho em cada foto.',
      posts: [
        'Um animal em três fotos: chegando, ocupado, dormindo',
        'Dois animais que viraram amigos sem ninguém esperar',
        'Lama, chuva e a cara deles depois',
      ],
    },
    {
      name: 'O que ele quer dizer',
      why: 'As pessoas confiam o animal a quem sabe entendê-lo.',
      posts: [
        'Um sinal que costuma ser mal interpretado',
        'O que fazer no primeiro minuto e para quem ligar',
        'Um hábito que muda em uma semana e outro que não',
      ],
    },
    {
      name: 'Entregar a guia',
      why: 'Ninguém deixa a chave e o bicho sem garantias.',
      posts: [
        'O primeiro encontro, passo a passo',
        'Chaves, seguro, emergências: como você faz',
        'O tipo de mensagem que o tutor recebe ao meio-dia',
      ],
    },
  ],
  asks: ['o animal que não gostava de você no começo', 'o que pedem a você que não está no contrato'],
});
