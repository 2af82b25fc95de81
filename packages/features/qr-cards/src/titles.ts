/** Browser title of the sign-in by card. */
export const qrCardsTitles = {
  qr: 'Mit QR-Karte anmelden',
} as const;
