import { defineRefusals } from '@pausenplatz/kernel-contract';
import { pageTemplatesTexts } from '../texts.ts';

export const pageTemplatesRefusals = defineRefusals(
  {
    PAGE_TEMPLATE_NOT_FOUND: { status: 404, messageType: 'warning' },
    PAGE_TEMPLATE_NEEDS_SCHOOL: { status: 409, messageType: 'warning' },
    PAGE_TEMPLATE_NAMES_CHILDREN: { status: 409, messageType: 'warning' },
    PAGE_TEMPLATES_TOO_MANY: { status: 409, messageType: 'warning' },
  },
  pageTemplatesTexts.refusals,
);
