import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { {{camel}}Texts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const {{camel}}Refusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      {{constant}}_NOT_FOUND: { status: 404, messageType: 'warning' },
      {{constant}}_FULL: { status: 409, messageType: 'warning' },
    },
    {{camel}}Texts.refusals,
  ),
} as const;
