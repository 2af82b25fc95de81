export { named, recorded } from './recorded.ts';
