import type { UiFeature } from '@pausenplatz/kernel-host';
import { qrCardsTitles as titles } from '../titles.ts';

export { PicturePin } from './parts/picture-pin.tsx';
export { ResetPicturePin } from './parts/reset-picture-pin.tsx';

/** The camera that reads a card. */
export const qrCardsUi: UiFeature = {
  name: 'qr-cards',
  screens: [
    {
      path: '/qr/:id?',
      title: titles.qr,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/qr-screen.tsx')).QrScreen }),
    },
  ],
};
