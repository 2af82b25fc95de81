import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { classPaper, schoolPaper, schoolSetting } from '@pausenplatz/office/ui';

const load = async () => (await import('./fillings.ts')).fillings;

/** Printing has no screen of its own: it stands on those of classes and schools. */
export const printingUi: UiFeature = {
  name: 'printing',
  screens: [],
  fills: [
    fillSlot(searched, async () => (await import('./search.ts')).printingSearched),
    fillSlot(classPaper, async () => (await load()).ofClasses),
    fillSlot(schoolPaper, async () => (await load()).ofSchools),
    fillSlot(schoolSetting, async () => (await load()).letters),
  ],
};
