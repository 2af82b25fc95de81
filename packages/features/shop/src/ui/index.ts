import type { UiFeature } from '@pausenplatz/kernel-host';

export const shopUi: UiFeature = { name: 'shop', screens: [] };
