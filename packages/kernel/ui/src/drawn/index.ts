// For views that a frame shows without the rest of this package.
export { AtOnce } from './at-once.tsx';
export { useIsTakenOver } from './use-is-taken-over.ts';
