export { drawAlias } from './alias.ts';
