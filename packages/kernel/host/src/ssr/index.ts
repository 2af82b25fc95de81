export { type Ask, drawTurns, silentApi } from './draw-turns.ts';
export { allLoaded, isLoading } from './loading.ts';
export { named, recorded } from './recorded.ts';
