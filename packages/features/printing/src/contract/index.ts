export * from './limits.ts';
export * from './print.ts';
export * from './words.ts';
