export { aPng } from './a-png.ts';
