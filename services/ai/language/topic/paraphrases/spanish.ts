import type { Rewriting } from './rewriting.ts';

export const SPANISH: readonly Rewriting[] = [
  [
    /^(nuestr[oa] \p{L}{3,40}) cambia de (dueño|dueña|propietario|propietaria|nombre|dirección)$/iu,
    'Cambio de $2 en _1',
    'Nueva etapa para _1: cambia de $2',
  ],
  [/^cumplimos (\d{1,3} años .{3,80})$/i, '$1, y lo celebramos', 'Toca celebrar: $1'],
  [
    /^(nuestr[oa] \p{L}{3,40}) (?:ahora también|también) (abre .{3,80})$/iu,
    'Ahora _1 también $2',
    'Novedad: _1 también $2',
  ],
  [/^buscamos ((?!a )(?:.{3,160}))$/i, 'Se busca $1', 'Hay sitio en el equipo: $1'],
  [/^(este|el) (\p{L}{3,12}) abrimos (.{3,120})$/iu, 'Abrimos _1 $2 $3', '^1 $2 abre sus puertas $3'],
  [
    /^abrimos (.{3,80}) (el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|próximo|día|\d{1,2})(?: .{1,40})?)$/i,
    '^2 abrimos $1',
    'Apertura $2: $1',
  ],
  [/^gracias a (todos los que|quienes) (.{3,120})$/i, 'A $1 $2: gracias', 'Este gracias es para $1 $2'],
  [/^gracias por (.{3,120})$/i, 'Por $1: gracias', '^1: gracias'],
  [/^ganamos (.{3,120})$/i, 'Qué alegría: hemos ganado $1', 'Hemos ganado $1'],
  [
    /^hemos ganado (el (?:premio|concurso|trofeo) .{3,120})$/i,
    '^1 es nuestro',
    'Qué alegría: hemos ganado $1',
  ],
  [/^(.{3,60}) cumple (\d{1,3} años)$/i, '$2 ya: _1 está de aniversario', 'Toca brindar: _1 cumple $2'],
  [/^ya está disponible (.{3,120})$/i, '^1 ya está disponible', 'Disponible desde ya: $1'],
  [/^(nuestr[oa] \p{L}{3,30}) ya (.{3,80})$/iu, 'Novedad: _1 ya $2', 'Dicho y hecho: _1 ya $2'],
  [
    /^(.{3,60}) (?:busca|necesita) (.{3,120})$/i,
    'Oferta de empleo: _1 busca $2',
    'Hay un puesto libre: _1 busca $2',
  ],
  [
    /^damos la bienvenida a ([^,]{2,40}), ([^,]{3,80})$/i,
    '¡$1, te damos la bienvenida! Es $2',
    'Un nombre nuevo en el equipo: $1, $2',
  ],
  [
    /^así se (hace|prepara|elabora) ([^:]{3,80}) en (nuestr[oa] .{3,60})$/i,
    '¿Cómo se $1 $2? Así, en $3',
    'De principio a fin: $2 en $3',
  ],
  [/^por qué ([^:?]{3,120})$/i, '¿Por qué $1?'],
  [/^cómo ([^:?]{3,120})$/i, '¿Cómo $1?'],
  [/^(.{3,60}) al precio de (.{3,60})$/i, 'Al precio de $2: $1', '$1, y se paga como $2'],
];
