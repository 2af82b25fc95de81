import { handlersFor, refuserFor, type Services } from '@pausenplatz/kernel-server';
import { keptPagesStep } from '@pausenplatz/schools/server';
import { pageTemplatesRefusals } from './refusals.ts';
import type { PageTemplatesTables } from './tables.ts';

export const { handle } = handlersFor<PageTemplatesTables>();
export const refuse = refuserFor(pageTemplatesRefusals);

/** Whoever has pages keeps those of templates. */
export function keptPagesOf({ steps }: Pick<Services, 'steps'>) {
  const [given] = steps.given(keptPagesStep);
  return given?.step ?? refuse('PAGE_TEMPLATE_NOT_FOUND');
}
