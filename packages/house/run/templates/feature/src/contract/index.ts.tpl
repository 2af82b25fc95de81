import { add{{pascal}}, list{{pascal}}, set{{pascal}}Done } from './entries.ts';

export * from './entries.ts';
export * from './hub.ts';
export * from './limits.ts';

export const {{camel}}Calls = { list{{pascal}}, add{{pascal}}, set{{pascal}}Done } as const;
