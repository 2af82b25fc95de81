export { allLoaded, isLoading } from './loading.ts';
export { named, recorded } from './recorded.ts';
