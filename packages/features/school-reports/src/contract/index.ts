export * from './limits.ts';
export * from './reports.ts';
export * from './visits.ts';
export * from './words.ts';
