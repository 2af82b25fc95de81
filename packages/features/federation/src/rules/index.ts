export * from './account-list/columns.ts';
export * from './account-list/judge.ts';
export * from './account-list/rows.ts';
