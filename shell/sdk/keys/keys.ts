export { isComposing, isKey } from '@carillon/ui/keys.ts';
