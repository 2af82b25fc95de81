/** What the log of a school says about this feature's entries. */
export const federationLog = {
  actions: {
    'identity.link': 'Mit Schulkonto verbunden',
    'identityProvider.save': 'Anmeldedienst eingerichtet',
    'identityProvider.remove': 'Anmeldedienst entfernt',
  },
  sorts: { identity: 'people', identityProvider: 'school' },
} as const;

export const providerStates = { on: 'eingeschaltet', off: 'ausgeschaltet' } as const;
