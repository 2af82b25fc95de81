/** What the operator is told that a variable must be. */
export const configTexts = {
  newsletterUrl: 'eine Adresse wie https://newsletter.schule.example/anmelden',
  newsletterHttps: 'NEWSLETTER_URL braucht https.',
} as const;
