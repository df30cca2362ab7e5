import type { Rewriting } from './rewriting.ts';

export const SPANISH: readonly Rewriting[] = [
  [/^buscamos ((?!a )(?:.{3,160}))$/i, 'Se busca $1', 'Hay sitio en el equipo: $1'],
  [/^(este|el) (\p{L}{3,12}) abrimos (.{3,120})$/iu, 'Abrimos _1 $2 $3', '^1 $2 abre sus puertas $3'],
  [/^abrimos (.{3,80}) (el .{3,40})$/i, '^2 abrimos $1', 'Apertura $2: $1'],
  [/^gracias a (todos los que|quienes) (.{3,120})$/i, 'A $1 $2: gracias', 'Este gracias es para $1 $2'],
  [/^gracias por (.{3,120})$/i, 'Por $1: gracias', '^1: gracias'],
  [/^ganamos (.{3,120})$/i, 'Es nuestro: $1', 'Hemos ganado $1'],
  [/^(.{3,60}) al precio de (.{3,60})$/i, 'Al precio de $2: $1', '$1, y se paga como $2'],
];
