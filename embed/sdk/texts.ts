import type { ErrorCode } from '../protocol/messages.ts';

/** The few sentences that a widget itself shows on a school's website. */
export const widgetTexts = {
  loading: 'Der Inhalt wird geladen …',
  slow: 'Das dauert länger als sonst.',
  unreachable: 'Der Inhalt lässt sich hier gerade nicht zeigen.',
  offline: 'Du bist offline. Sobald du wieder Internet hast, geht es weiter.',
  again: 'Nochmals versuchen',
  consent: 'Inhalt von {host} laden',
  signIn: 'Anmelden',
  code: 'Code von der Tafel',
  go: 'Los',
} as const;

/** What whoever looks after the website reads in the browser's console. */
export const reasons: Readonly<Record<ErrorCode, string>> = {
  TIMEOUT: 'Noch keine Antwort; es wird weiter gewartet.',
  BLOCKED: 'Die Content-Security-Policy dieser Website verbietet den Rahmen. Sie braucht: frame-src {origin}',
  NOT_FOUND: 'Diese Seite gibt es nicht, oder sie ist nicht öffentlich.',
  FORBIDDEN: '{site} steht nicht in der Liste der erlaubten Websites dieser Schule.',
  OFFLINE: 'Kein Internet.',
  VERSION: 'Dieses Skript ist zu alt.',
};
