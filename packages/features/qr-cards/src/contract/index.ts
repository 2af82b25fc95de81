import { clearPicturePin, getPicturePin, qrSignIn, setPicturePin } from './qr.ts';

export * from './qr.ts';

export const qrCardsCalls = {
  qrSignIn,
  setPicturePin,
  getPicturePin,
  clearPicturePin,
} as const;
