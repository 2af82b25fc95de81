/** What the home screen says of requests to a school. */
export const homeTexts = {
  requests: '{count} Lehrpersonen möchten zur Schule',
  oneRequest: '1 Lehrperson möchte zur Schule',
  review: 'Prüfen',
} as const;
