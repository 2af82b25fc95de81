import { loadable, type PageOrigin } from '@pausenplatz/kernel-host';
import { importTexts as texts } from '../../texts.imports.ts';

/** A new page can begin with a file, or with what somebody copied elsewhere. */
export const importOrigin: PageOrigin = {
  label: texts.label,
  choose: texts.choose,
  access: 'login',
  Choice: loadable(async () => (await import('./import-choice.tsx')).ImportChoice),
};
