export * from './entries.ts';
export * from './limits.ts';
export * from './refusals.ts';
