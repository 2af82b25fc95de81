/** What `npm run backup` and `npm run restore` say. */
export const commandTexts = {
  backupHelp: `npm run backup                       sichert Datenbank und Dateien, auch bei laufendem Server
npm run backup -- --to <ordner>      in diesen Ordner statt nach BACKUP_DIR
npm run backup -- --list             was an Sicherungen da ist
npm run backup -- --check [<datei>]  holt eine Sicherung (ohne Angabe die neuste) in eine Datenbank zum Wegwerfen und zählt nach
npm run backup -- --key              erzeugt ein Paar von Schlüsseln zum Verschlüsseln`,
  restoreHelp: `npm run restore -- <datei>   holt eine Sicherung zurück; der Server muss beendet sein
npm run restore -- --tidy    löscht, was frühere Rückholungen beiseitegelegt haben`,
  nothingHere: (dataDir: string) => `Im Ordner ${dataDir} liegt keine Datenbank. Setze DATA_DIR oder DATABASE_URL wie beim Server.`,
  made: (path: string, size: string, rows: number, files: number) => `Gesichert: ${path} (${size}, ${rows} Zeilen, ${files} Dateien)`,
  gone: (count: number) => `${count} alte Sicherungen sind gelöscht (BACKUP_KEEP).`,
  readable: 'Die Sicherung ist nicht verschlüsselt. Wer sie hat, hat alles; setze BACKUP_RECIPIENT (npm run backup -- --key).',
  missing: (count: number) => `${count} Dateien fehlen im Ordner, obwohl die Datenbank sie kennt; sie sind auch nicht in der Sicherung.`,
  noFiles: 'Die Dateien liegen in Azure oder S3 und sind nicht Teil der Sicherung; sichere sie mit den Mitteln von dort.',
  noBackups: (folder: string) => `In ${folder} liegt keine Sicherung.`,
  key: (recipient: string, identity: string) =>
    `Auf den Server:        BACKUP_RECIPIENT=${recipient}\nNicht auf den Server:  BACKUP_IDENTITY=${identity}\n\nBewahre den zweiten an einem andern Ort auf, auch auf Papier. Ohne ihn lässt sich keine Sicherung zurückholen.`,
  checked: (file: string, at: string, rows: number, tables: number, files: number) =>
    `${file} vom ${at} ist vollständig: ${rows} Zeilen in ${tables} Tabellen, ${files} Dateien.`,
  upToDate: (count: number) =>
    count === 0 ? 'Das Schema ist das dieser Fassung.' : `Das Schema liess sich um ${count} Schritte auf diese Fassung nachführen.`,
  wrongCounts: (tables: readonly string[]) => `Nicht so viele Zeilen, wie die Sicherung sagt: ${tables.join(', ')}.`,
  restored: (at: string, rows: number, files: number) => `Zurückgeholt ist der Stand vom ${at}: ${rows} Zeilen, ${files} Dateien.`,
  jobs: (count: number) => `${count} wartende Aufträge stehen wieder an; Mails darunter gehen hinaus.`,
  aside: (names: readonly string[]) => `Was vorher da war, liegt beiseite: ${names.join(', ')}. Weg damit: npm run restore -- --tidy`,
  start: 'Starte jetzt den Server.',
  tidied: (count: number) => (count === 0 ? 'Nichts liegt beiseite.' : `${count} beiseitegelegte Stände sind gelöscht.`),
} as const;
