import type { ServerFeature } from '@pausenplatz/kernel-server';
import { list{{pascal}}Handler } from './entries.ts';
import { create{{pascal}} } from './migrations/{{day}}-{{kebab}}-create.ts';

export type { {{pascal}}Tables } from './tables.ts';

export const {{camel}}Server: ServerFeature = { name: '{{kebab}}', migrations: [create{{pascal}}], handlers: [list{{pascal}}Handler] };
