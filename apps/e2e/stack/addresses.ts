/** The websites of the journeys; browsers find them by resolver rules, and nothing else can be found at all. */
export const appOrigin = 'https://app.schule.test';
export const teamsOrigin = 'https://teams.microsoft.com';
/** Microsoft's sign-in. */
export const microsoftOrigin = 'https://login.microsoftonline.com';
/** A school's website that may embed pages of its school. */
export const schoolSite = 'https://schule-sonne.test';
/** A website that may not. */
export const foreignSite = 'https://fremd.test';

/** Names of websites that the server may ask as if they stood on the internet. */
export const outsideSuffix = '.aussen.test';

/** Speaks to the stack itself, only inside the journeys: ends the server, brings a second version of the built files. */
export const controlHost = 'control.test';

/** What a school's identity provider knows: our application, and an account with the number of a pupil. */
export const schoolAccountClient = { client_id: 'pausenplatz', client_secret: 'geheimes Geheimnis der Schule' } as const;
export const numberedAccount = { id: 'mia', number: 'SG-4711' } as const;

export const hostOf = (origin: string): string => new URL(origin).host;
export const allHosts = [appOrigin, teamsOrigin, microsoftOrigin, schoolSite, foreignSite].map(hostOf);
