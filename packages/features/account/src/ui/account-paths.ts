/** The parts of "Mein Konto", by the last word of their address. */
export const accountSections = ['profil', 'sicherheit', 'geraete', 'darstellung', 'daten', 'anmeldedienste'] as const;
export type AccountSection = (typeof accountSections)[number];

/** The profile has an address of its own (specification section 2). */
export const pathOfSection = (section: AccountSection): string => (section === 'profil' ? '/profil' : `/mein-konto/${section}`);

/** The section that an address names; the profile for anything unknown. */
export function sectionOf(name: string | undefined): AccountSection {
  return accountSections.find((section) => section === name) ?? 'profil';
}
