/** What the log of a school says about this feature's entries. */
export const invitationsLog = {
  actions: {
    'invitation.accept': 'Einladung angenommen',
  },
  sorts: { invitation: 'people' },
} as const;

export const invitedAs = { teacher: 'Lehrperson', admin: 'Administration' } as const;
