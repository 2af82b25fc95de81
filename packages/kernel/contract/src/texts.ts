import type { CountedSentence } from './fill.ts';

/** Sentences that belong to no feature: what any call may answer, and what any field may need. */
export const kernelTexts = {
  refusals: {
    INPUT_INVALID: { title: 'Da stimmt etwas noch nicht', body: 'Bitte prüfe die markierten Felder.' },
    BODY_NOT_READABLE: { title: 'Anfrage nicht lesbar', body: 'Die Angaben kamen unvollständig an. Bitte versuche es noch einmal.' },
    NOT_SIGNED_IN: { title: 'Bitte melde dich an', body: 'Melde dich an, damit du die gewünschte Seite öffnen kannst.' },
    FORBIDDEN: { title: 'Keine Berechtigung', body: 'Für diese Seite hast du keine Berechtigung!' },
    INITIAL_PASSWORD: { title: 'Neues Passwort nötig', body: 'Wähle zuerst ein eigenes Passwort. Danach geht es weiter.' },
    FOREIGN_SITE: { title: 'Anfrage abgelehnt', body: 'Diese Anfrage kam nicht von unserer Seite. Bitte lade die Seite neu.' },
    NOT_FOUND: { title: 'Nicht gefunden', body: 'Das gibt es hier nicht (mehr).' },
    METHOD_NOT_ALLOWED: { title: 'Anfrage abgelehnt', body: 'Diese Anfrage ist so nicht vorgesehen.' },
    STILL_WORKING: { title: 'Noch in Arbeit', body: 'Dieselbe Anfrage wird gerade bearbeitet. Bitte schau in einem Moment nach.' },
    KEY_REUSED: { title: 'Schon gespeichert', body: 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte lade die Seite neu.' },
    BODY_TOO_LARGE: { title: 'Zu gross', body: 'Das ist zu viel auf einmal. Bitte kürze den Inhalt.' },
    CONTENT_TYPE_UNKNOWN: { title: 'Anfrage nicht lesbar', body: 'Dieses Format verstehen wir nicht.' },
    TOO_MANY_REQUESTS: {
      title: 'Einen Moment bitte',
      body: 'Das waren viele Versuche in kurzer Zeit. Probiere es in {seconds} Sekunden noch einmal.',
    },
    SERVER_FAULT: { title: 'Oh nein, ein Fehler!', body: 'Oh nein, ein Fehler! Entschuldige bitte.' },
    NOT_AVAILABLE: { title: 'Gerade nicht erreichbar', body: 'Wir sind gleich wieder da. Bitte versuche es in einem Moment noch einmal.' },
    STORAGE_FULL: { title: 'Speicher voll', body: 'Auf dem Server ist kein Platz mehr frei. Bitte melde es eurer Schuladministration.' },
  },
  fields: {
    required: 'Da muss schon was stehen...',
    wrongType: 'Das passt hier nicht.',
    unknownKey: 'Dieses Feld gibt es nicht.',
    tooShort: 'Bitte mindestens {minimum} Zeichen.',
    tooLong: 'Bitte höchstens {maximum} Zeichen.',
    tooSmall: 'Bitte mindestens {minimum}.',
    tooBig: 'Bitte höchstens {maximum}.',
    tooFewItems: 'Bitte mindestens {minimum} Einträge.',
    tooManyItems: 'Bitte höchstens {maximum} Einträge.',
    notInList: 'Bitte wähle einen der Vorschläge.',
    wrongFormat: 'Das Format stimmt nicht.',
    emailWrong: 'E-Mail Adresse ist nicht korrekt.',
    notPlain: 'Bitte nur den Namen, ohne Internet- oder E-Mail-Adresse.',
  },
} as const;

/** What the log of a school says about a feature's entries. */
export interface LogTexts {
  /** By action (`page.release`). */
  readonly actions?: Readonly<Record<string, string>>;
  /** Which of the reader's sorts the entries of a noun (`page`) are of; the feature that shows the log names the sorts. */
  readonly sorts?: Readonly<Record<string, string>>;
  /** What was erased with something, by the table where it lay. */
  readonly erased?: Readonly<Record<string, CountedSentence>>;
}
