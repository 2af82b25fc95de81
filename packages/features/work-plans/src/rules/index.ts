export * from './evaluation.ts';
export * from './plan-progress.ts';
export * from './plan-rights.ts';
export * from './status-moves.ts';
