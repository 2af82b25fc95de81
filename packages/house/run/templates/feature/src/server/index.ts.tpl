import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/entries.ts';
import { list{{pascal}}Handler } from './entries.ts';
import { create{{pascal}} } from './migrations/{{day}}-{{kebab}}-create.ts';
import { {{camel}}Refusals } from './refusals.ts';

export type { {{pascal}}Tables } from './tables.ts';

export const {{camel}}Server: ServerFeature = {
  name: '{{kebab}}',
  migrations: [create{{pascal}}],
  schemas,
  refusals: {{camel}}Refusals,
  handlers: [list{{pascal}}Handler],
};
