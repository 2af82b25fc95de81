export * from './farewell.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './words.ts';
export * from './year.ts';
