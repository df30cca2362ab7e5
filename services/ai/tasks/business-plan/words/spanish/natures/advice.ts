import type { NatureWords, Slots } from '../../plan-words.ts';

export const advice = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: un caso`,
      why: 'La gente reconoce su situación en la de otro.',
      posts: [
        'Una situación en la que puede verse cualquiera: qué había y qué se podía hacer',
        'La carta que llega, explicada línea a línea con datos inventados',
        'Un plazo: cuándo empieza y qué se pierde después',
      ],
    },
    {
      name: 'Antes de firmar',
      why: 'Enseña dónde empieza tu trabajo, y ayuda incluso sin él.',
      posts: [
        'Tres líneas de un documento que pesan más que el resto',
        'Qué se puede resolver por cuenta propia y dónde empieza el riesgo',
        'Una primera reunión: cuánto cuesta, cuánto dura y qué llevar',
      ],
    },
    {
      name: 'Lo que ha cambiado',
      why: 'Se comparte lo que se ha sabido primero por ti.',
      posts: [
        'Qué es nuevo, desde cuándo y para quién',
        'Un error muy extendido, aclarado en dos frases',
        `Qué cambia una decisión reciente para tu público («${who}»)`,
      ],
    },
  ],
  asks: [
    'la frase que más repiten los clientes al principio',
    'qué desaconsejas aunque te haría ganar dinero',
  ],
});
