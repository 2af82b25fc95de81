/** What backups say to the operator. */
export const backupTexts = {
  dir: 'ein Ordner, in den der Server schreiben darf',
  at: 'eine Uhrzeit wie 02:30 (Zeit der Schweiz)',
  keep: 'wie viele Tage, Wochen und Monate, z. B. 7d 4w 12m',
  recipient: 'ein öffentlicher Schlüssel, der mit age1 beginnt (npm run backup -- --key)',
  unreadable: (file: string) => `${file} lässt sich nicht lesen.`,
  noBackup: (file: string) => `${file} ist keine Sicherung von Pausenplatz.`,
  broken: (file: string) => `Die Sicherung ${file} ist beschädigt oder nicht ganz da. Nimm eine andere.`,
  needsKey: (file: string) =>
    `Die Sicherung ${file} ist verschlüsselt. Setze BACKUP_IDENTITY auf den geheimen Schlüssel (AGE-SECRET-KEY-…).`,
  wrongKey: (file: string) => `Der Schlüssel in BACKUP_IDENTITY passt nicht zu ${file}.`,
  newer: (names: readonly string[]) =>
    `Die Sicherung stammt von einer neueren Fassung von Pausenplatz (${names.join(', ')}). Aktualisiere zuerst, dann hole sie zurück.`,
  notEmpty:
    'Die Datenbank in DATABASE_URL ist nicht leer. Lege eine leere an (create database pausenplatz_neu owner …), setze DATABASE_URL auf sie und wiederhole den Befehl.',
  noFiles: 'Die Dateien liegen in Azure und sind nicht Teil der Sicherung; sichere sie mit den Mitteln von Azure.',
} as const;
