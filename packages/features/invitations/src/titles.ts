/** Browser title of an invitation. */
export const invitationsTitles = {
  invitation: 'Einladung',
} as const;
