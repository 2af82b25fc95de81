import { loadable, type PageOrigin } from '@pausenplatz/kernel-host';
import { pageTemplatesTexts } from '../../texts.ts';

const { origin: texts } = pageTemplatesTexts;

/** A new page can begin with a template. */
export const templateOrigin: PageOrigin = {
  label: texts.label,
  choose: texts.choose,
  access: ['Teacher', 'SchoolAdmin'],
  Choice: loadable(async () => (await import('./template-choice.tsx')).TemplateChoice),
};
