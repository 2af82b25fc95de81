import type { ServerFeature } from '@pausenplatz/kernel-server';
import { qrCardsLog } from '../texts.log.ts';
import { clearPicturePinHandler, getPicturePinHandler, qrSignInHandler, setPicturePinHandler } from './handlers.ts';
import { qrCardsRefusals } from './refusals.ts';
import { qrCardsSteps } from './steps.ts';

export { cardOf, type QrCard, renewQrCards } from './cards.ts';
export { handOutPictures } from './picture-pins.ts';
export type { QrCardsTables } from './tables.ts';

/** Cards by which children sign in, and the pictures that guard them. Its table was made by the accounts. */
export const qrCardsServer: ServerFeature = {
  name: 'qr-cards',
  log: qrCardsLog,
  migrations: [],
  refusals: qrCardsRefusals,
  handlers: [clearPicturePinHandler, getPicturePinHandler, qrSignInHandler, setPicturePinHandler],
  steps: qrCardsSteps,
};
