/** What the operator is told that a variable must be. */
export const shopConfigTexts = {
  name: 'der Name, auf den die Rechnung bezahlt wird, höchstens 70 Zeichen',
  street: 'die Strasse ohne Hausnummer, höchstens 70 Zeichen',
  number: 'eine Hausnummer wie 7a',
  postalCode: 'eine Postleitzahl mit vier Ziffern',
  city: 'ein Ort, höchstens 35 Zeichen',
  iban: 'eine gültige IBAN aus der Schweiz oder Liechtenstein wie CH93 0076 2011 6238 5295 7, keine QR-IBAN',
  vatNumber: 'eine MWST-Nummer wie CHE-123.456.789 MWST',
  incomplete: (missing: string) => `Für den Shop fehlt: ${missing}. Setze alle Angaben zur Rechnung, oder keine.`,
  example: 'Beispiel-Laden, keine echte Rechnung',
} as const;
