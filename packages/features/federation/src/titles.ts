/** Browser title of the way back from an identity provider. */
export const federationTitles = { login: 'Anmelden' } as const;
