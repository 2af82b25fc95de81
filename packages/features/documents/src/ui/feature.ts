import { diagnosed, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';
import { documentsTitles } from '../titles.ts';

/** The viewer, to which everything leads that shows a file. */
export const documentsUi: UiFeature = {
  name: 'documents',
  screens: [{ path: '/dokumente/:id', title: documentsTitles.viewer, access: 'public', load: () => import('./screens/viewer-screen.tsx') }],
  fills: [fillSlot(diagnosed, async () => (await import('./diagnosis.ts')).uploadDiagnosis)],
};
