import type { InlineError } from './tell.ts';

/** What an element says on the website itself, besides what its feature says. */
export const inlineTexts = {
  loading: 'Der Inhalt wird geladen …',
  unreachable: 'Der Inhalt lässt sich hier gerade nicht zeigen.',
  offline: 'Du bist offline. Sobald du wieder Internet hast, geht es weiter.',
  again: 'Nochmals versuchen',
  consent: 'Inhalt von {host} laden',
} as const;

/** What whoever looks after the website reads in the browser's console. */
export const inlineReasons: Readonly<Record<InlineError, string>> = {
  TIMEOUT: 'Keine Antwort, die man brauchen kann.',
  BLOCKED:
    'Die Content-Security-Policy dieser Website verbietet die Frage. Sie braucht: connect-src {origin}; img-src {origin}; media-src {origin}',
  NOT_FOUND: 'Diesen Kalender gibt es nicht, oder er ist nicht öffentlich.',
  FORBIDDEN: '{site} steht nicht in der Liste der erlaubten Websites dieser Schule.',
  OFFLINE: 'Kein Internet.',
};
