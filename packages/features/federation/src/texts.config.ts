/** What the operator is told that a variable must be. */
export const configTexts = {
  entraClientId: 'die Anwendungs-ID (GUID) aus Entra',
  entraAuthority: 'eine Adresse wie https://login.microsoftonline.com',
  providersInside: 'Adressen von Anmeldediensten wie https://login.schule.intern:8443, getrennt durch Kommas',
} as const;
