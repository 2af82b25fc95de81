export * from './entries.ts';
export * from './limits.ts';
