import { defineRefusals } from '@pausenplatz/kernel-contract';
import { {{camel}}Texts } from '../texts.ts';

export const {{camel}}Refusals = defineRefusals(
  { {{constant}}_CLASS_NOT_FOUND: { status: 404, messageType: 'warning' } },
  {{camel}}Texts.refusals,
);
