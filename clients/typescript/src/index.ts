export type { components, paths } from './api.ts';
export { CarillonError, type ErrorName } from './carillon-error.ts';
export { type Carillon, type CarillonOptions, createCarillon } from './create-carillon.ts';
export { form } from './form.ts';
