export * from './imports.ts';
export * from './limits.ts';
export * from './words.ts';
