/** What is said at fields. */
export const shopFieldTexts = {
  postalCode: 'Eine Postleitzahl hat vier Ziffern.',
  notBillable: 'Auf einer QR-Rechnung stehen nur Buchstaben, Ziffern und übliche Satzzeichen.',
} as const;
