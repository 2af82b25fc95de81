import type { UiFeature } from '@pausenplatz/kernel-host';

export const chatUi: UiFeature = { name: 'chat', screens: [] };
