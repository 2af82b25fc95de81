import type { FoundAccount } from '@pausenplatz/account/server';
import type { SealCount } from '@pausenplatz/kernel-server';
import type { SchoolContents } from '@pausenplatz/office/server';
import { zurichDay } from '@pausenplatz/kernel-format';

const run = 'npm run operator --';
const day = (at: Date) => zurichDay(at);

/** What the commands of an operator say. */
export const operatorTexts = {
  help: `${run} schools                              alle Schulen, die wartenden zuerst
${run} schools confirm <id>                 eine Schule bestätigen, mit allen unter ihr
${run} schools unconfirm <id>               die Bestätigung zurücknehmen
${run} schools delete <id> [--yes]          sagen, was mit einer Schule ginge; mit --yes: Klassen und Konten in den Papierkorb
${run} schools restore <id>                 innerhalb von 60 Tagen zurückholen
${run} accounts <wer>                       Konten mit dieser ID, diesem Benutzernamen, dieser Adresse oder diesem Namen
${run} accounts lock|unlock <wer>           ein Konto sperren, die Sperre aufheben
${run} accounts password <wer> [--print]    Link für ein neues Passwort, gilt einmal und 60 Minuten
${run} accounts export <wer> <ordner>       alles, was zu einer Person gespeichert ist, als ZIP
${run} admins add <schule-id> <wer>         jemanden aus der Schule zur Administration machen
${run} jobs                                 Aufträge, die gescheitert sind oder hängen
${run} jobs retry|finish <id>               noch einmal versuchen; für immer aus der Reihe nehmen
${run} secret                               mit welchem SESSION_SECRET versiegelt ist, was versiegelt liegt
${run} secret renew                         gleich neu versiegeln, was noch am SESSION_SECRET_BEFORE hängt
${run} log verify                           prüfen, ob am Protokoll etwas geändert wurde oder fehlt`,
  secret: {
    line: ({ purpose, today, before, unreadable }: SealCount) =>
      `${purpose}: ${today} mit dem heutigen, ${before} mit dem bisherigen, ${unreadable} unlesbar`,
    renewed: (texts: number) => `Neu versiegelt: ${texts}.`,
    noneBefore: 'SESSION_SECRET_BEFORE ist nicht gesetzt: Ohne das bisherige Geheimnis lässt sich nichts neu versiegeln.',
    waiting: 'Der Server versiegelt alle zehn Minuten neu, was noch am bisherigen hängt; lass SESSION_SECRET_BEFORE solange stehen.',
    done: 'Nichts hängt mehr am bisherigen Geheimnis: SESSION_SECRET_BEFORE kann weg. Für ältere Sicherungen bewahre es auf.',
    unreadable: 'Unlesbares öffnet weder das heutige noch das bisherige Geheimnis.',
  },
  noSchools: 'Noch keine Schule.',
  school: {
    confirmed: 'Bestätigt.',
    unconfirmed: 'Die Bestätigung ist zurückgenommen.',
    unknown: 'Eine Schule mit dieser ID gibt es nicht.',
    goes: ({ name, place, schools, classes, people, staying, exportedAt }: SchoolContents) =>
      `${name}, ${place}: In den Papierkorb gehen ${classes} Klassen aus ${schools} Schulen und ${people} Konten, und nach 60 Tagen für immer. ` +
      `Es bleiben ${staying} Konten, die auch zu andern Schulen gehören, und was der Schule als Ganzem gehört: Name, eigene Seiten, Einstellungen, Protokoll.\n` +
      (exportedAt ? `Zuletzt exportiert am ${day(exportedAt)}.` : 'Noch nie exportiert.'),
    exportFirst:
      'In den letzten 30 Tagen hat niemand die Daten der Schule exportiert (Verwaltung, Schule, Daten exportieren). Tut das zuerst, oder sag es mit --without-export.',
    askYes: 'Nichts ist geschehen. Mit --yes geschieht es.',
    went: ({ classes, people }: { readonly classes: number; readonly people: number }) =>
      `Im Papierkorb: ${classes} Klassen, ${people} Konten. Zurück geht es 60 Tage lang mit ${run} schools restore.`,
    back: ({ classes, people }: { readonly classes: number; readonly people: number }) =>
      `Zurückgeholt: ${classes} Klassen, ${people} Konten. Die Schule wartet auf deine Bestätigung.`,
    neverWent: 'Diese Schule lag nie im Papierkorb.',
  },
  account: {
    line: ({ id, userName, firstName, lastName, email, roles, schools, lockedAt, deletedAt }: FoundAccount) =>
      `${id}  ${userName}  ${firstName} ${lastName}  ${email ?? 'ohne Adresse'}  ${roles.join(', ')}  ${schools.map(({ name }) => name).join(', ') || 'keine Schule'}` +
      (lockedAt ? `  GESPERRT seit ${day(lockedAt)}` : '') +
      (deletedAt ? `  IM PAPIERKORB seit ${day(deletedAt)}` : ''),
    unknown: 'Ein solches Konto gibt es nicht.',
    several: 'Das trifft auf mehrere Konten zu. Nimm die ID von einem davon.',
    locked: 'Gesperrt. Die Person ist überall abgemeldet.',
    unlocked: 'Die Sperre ist aufgehoben.',
    lockedAlready: 'Das Konto ist schon gesperrt.',
    notLocked: 'Das Konto ist nicht gesperrt.',
    cannotSignIn: 'Das Konto ist gesperrt oder liegt im Papierkorb: Ein neues Passwort hilft ihm nicht.',
    noScreen: 'Der Link steht nur auf einem Bildschirm. Soll er in diese Ausgabe, so sag es mit --print.',
    link: (name: string, address: string) =>
      `Mit diesem Link wählt ${name} ein neues Passwort; er gilt einmal und 60 Minuten. Prüfe vorher auf einem zweiten Weg, wer fragt:\n\n  ${address}\n`,
    noFolder: 'In welchen Ordner? Er muss schon da sein.',
    written: (files: readonly string[]) => `Geschrieben: ${files.join(', ')}`,
  },
  admin: {
    done: 'Gehört jetzt zur Administration der Schule.',
    already: 'Gehört schon zur Administration der Schule.',
    stranger: 'Diese Person gehört nicht zur Schule. Wer dazugehört, lädt sie zuerst ein.',
    child: 'Kinder verwalten keine Schule.',
    asleep: 'Das Konto ist gesperrt oder liegt im Papierkorb: Wer nicht hereinkommt, verwaltet keine Schule.',
  },
  job: {
    none: 'Kein Auftrag ist gescheitert, und keiner hängt.',
    states: { failed: 'gescheitert', retry: 'wird wieder versucht', active: 'läuft seit über 15 Minuten' },
    line: (id: string, name: string, state: string, at: Date, tries: number) =>
      `${id}  ${name}  ${state}  ${at.toISOString()}  ${tries}. Versuch`,
    retried: 'Er wird noch einmal versucht.',
    finished: 'Er ist aus der Reihe.',
    notFailed: 'Ein gescheiterter Auftrag mit dieser ID ist nicht da.',
    unknown: 'Ein offener Auftrag mit dieser ID ist nicht da.',
  },
  log: {
    broken: (scopeId: string, number: string | number) =>
      `Das Protokoll von ${scopeId} wurde verändert: Eintrag ${number} folgt nicht aus dem vorigen.`,
    whole: (entries: number, logs: number) =>
      `In Ordnung: ${entries} Einträge in ${logs} Protokollen, keiner verändert, keiner dazwischen entfernt.`,
  },
} as const;
