/** What the log of a school says about this feature's entries. */
export const federationLog = {
  actions: {
    'identity.link': 'Mit Schulkonto verbunden',
    'identityProvider.save': 'Anmeldedienst eingerichtet',
    'tenant.ask': 'Um Freigabe für Microsoft Teams gebeten',
    'tenant.approve': 'Microsoft Teams freigegeben',
    'tenant.decline': 'Freigabe für Microsoft Teams abgelehnt',
    'tenant.set': 'Freigabe für Microsoft Teams geändert',
    'tenant.list': 'Konten nach Liste mit Microsoft Teams verbunden',
    'teamsLink.add': 'Mit Microsoft Teams verbunden',
    'teamsLink.end': 'Die eigene Verbindung mit Microsoft Teams beendet',
    'teamsLink.remove': 'Von Microsoft Teams getrennt',
    'identityProvider.remove': 'Anmeldedienst entfernt',
  },
  sorts: { identity: 'people', teamsLink: 'people', tenant: 'school', identityProvider: 'school' },
} as const;

export const providerStates = { on: 'eingeschaltet', off: 'ausgeschaltet' } as const;

export const tenantWords = { approved: 'freigegeben', blocked: 'gesperrt' } as const;

export const listedAccounts = { one: '1 Konto', many: '{count} Konten' } as const;
