import { defineRefusals } from '@pausenplatz/kernel-contract';
import { {{camel}}Texts } from '../texts.ts';

export const {{camel}}Refusals = defineRefusals(
  {
    {{constant}}_NOT_FOUND: { status: 404, messageType: 'warning' },
    {{constant}}_FULL: { status: 409, messageType: 'warning' },
  },
  {{camel}}Texts.refusals,
);
