/** What LearningApps.org calls an exercise: its number, or the secret name of one that is not published. */
export const learningAppPattern = /^(?:\d{2,10}|p(?=[a-z]*\d)[a-z0-9]{5,18})$/;

/** The one host of exercises; nothing else is asked, and nothing else stands in their frames. */
export const learningAppsHost = 'learningapps.org';

const address =
  /(?:^|[\s"'(])(?:https?:\/\/)?(?:www\.)?learningapps\.org\/(?:(?:watch|display|show)\?(?:[^#\s"']*&)?(?:v|app)=|view|)([a-z0-9]+)(?=$|[/?#&\s"')])/i;

/** The exercise in an address, in code for a frame, or in a bare number or name, as people copy them; null where there is none. */
export function learningAppIn(text: string): string | null {
  const trimmed = text.trim();
  const found = (address.exec(trimmed)?.[1] ?? trimmed).toLowerCase();
  return learningAppPattern.test(found) ? found : null;
}

/** Where an exercise stands, for people and for frames alike. */
export function learningAppUrl(app: string): string {
  return `https://${learningAppsHost}/watch?${/^\d/.test(app) ? 'app' : 'v'}=${app}`;
}
