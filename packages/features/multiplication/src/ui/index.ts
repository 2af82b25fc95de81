import type { UiFeature } from '@pausenplatz/kernel-host';

export const multiplicationUi: UiFeature = { name: 'multiplication', screens: [] };
