import { CollectionsAdd24Regular } from '@fluentui/react-icons/svg/collections-add';
import { loadable, type PageTool } from '@pausenplatz/kernel-host';
import { pageTemplatesTexts } from '../texts.ts';

export const templateTool: PageTool = {
  label: pageTemplatesTexts.form.make,
  access: ['Teacher', 'SchoolAdmin'],
  Icon: CollectionsAdd24Regular,
  Dialog: loadable(async () => (await import('./components/save-dialog.tsx')).SaveDialog),
};
