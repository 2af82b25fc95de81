import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as schemas from '../contract/entries.ts';
import { {{camel}}Log } from '../texts.log.ts';
import { demo{{pascal}} } from './demo/demo-{{kebab}}.ts';
import { {{camel}}Handlers } from './handlers.ts';
import { create{{pascal}} } from './migrations/{{day}}-{{kebab}}-create.ts';
import { {{camel}}Refusals } from './refusals.ts';
import { {{camel}}Steps } from './steps.ts';
import { {{camel}}Topics } from './topics.ts';

export type { {{pascal}}Tables } from './tables.ts';

export const {{camel}}Server: ServerFeature = {
  name: '{{kebab}}',
  migrations: [create{{pascal}}],
  schemas,
  refusals: {{camel}}Refusals,
  log: {{camel}}Log,
  handlers: {{camel}}Handlers,
  topics: {{camel}}Topics,
  steps: {{camel}}Steps,
  demo: demo{{pascal}},
};
