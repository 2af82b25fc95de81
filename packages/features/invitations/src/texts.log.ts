/** What the log of a school says about this feature's entries. */
export const invitationsLog = {
  actions: {
    'invitation.accept': 'Einladung angenommen',
  },
} as const;
