import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'Cómo se hizo un encargo',
      why: 'Lo que se paga es tu mirada, y se ve mientras trabajas.',
      posts: [
        'Diez intentos descartados y el que te quedaste',
        'El lugar o el primer boceto junto al resultado',
        'Una decisión tomada en un segundo, explicada',
      ],
    },
    {
      name: 'Antes del gran día',
      why: 'Quien se organiza mejor con tu ayuda se organiza contigo.',
      posts: [
        'Un horario con margen, hora a hora',
        'Qué decirle al amigo que lo haría gratis',
        'Qué incluye el precio, hasta el número de archivos',
      ],
    },
    {
      name: 'Un año después',
      why: 'Enseña cuánto vale el trabajo cuando el gran día ya pasó.',
      posts: [
        'Qué cuelga hoy de la pared y dónde, con permiso',
        'Un detalle que alguien descubrió más tarde',
        'Un encargo que hoy harías de otra manera',
      ],
    },
  ],
  asks: ['el trabajo que nadie encargó y que guardaste', 'qué salió mal sin que nadie lo notara'],
});
