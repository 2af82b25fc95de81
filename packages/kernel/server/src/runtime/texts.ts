/** What a start says that cannot go on, or goes on with less. */
export const startTexts = {
  portTaken: (host: string, port: number, setting: string) =>
    `Auf ${host}:${port} hört schon ein anderes Programm. Beende es oder wähle mit ${setting} einen andern Port.`,
  portForbidden: (port: number, setting: string) =>
    `Port ${port} darf dieser Benutzer nicht öffnen. Wähle mit ${setting} einen ab 1024 und lass den Proxy auf ${port} hören.`,
  hostUnknown: (host: string, setting: string) =>
    `${setting} ist ${host}; diese Adresse hat dieser Rechner nicht. Nimm 127.0.0.1 oder 0.0.0.0.`,
  noDatabase: (at: string, reason: string) => `Die Datenbank auf ${at} antwortet nicht (${reason}). Läuft sie, und stimmt DATABASE_URL?`,
  databaseUnknownHost: (at: string) => `Den Rechner in DATABASE_URL (${at}) kennt das Netz nicht. Stimmt der Name?`,
  databaseWaits: (at: string) => `Die Datenbank auf ${at} antwortet noch nicht; der Server wartet einen Moment …`,
  wrongPassword: (user: string, at: string) =>
    `Die Datenbank auf ${at} lehnt das Login ${user} ab. Stimmen Name und Passwort in DATABASE_URL?`,
  noSuchDatabase: (name: string, at: string) =>
    `Auf ${at} gibt es keine Datenbank ${name}. Lege sie an (create database ${name}) oder ändere DATABASE_URL.`,
  needsTls: (at: string) => `Die Datenbank auf ${at} verlangt eine verschlüsselte Verbindung. Hänge ?sslmode=require an DATABASE_URL.`,
  noTls: (at: string) => `Die Datenbank auf ${at} bietet keine verschlüsselte Verbindung an. Nimm sslmode aus DATABASE_URL.`,
  noPostgres:
    'Hier liegt kein PostgreSQL bei. Setze DATABASE_URL auf einen Server (postgres://name:passwort@host:5432/datenbank) und SESSION_SECRET auf mindestens 32 zufällige Zeichen.',
  tooManyConnections: (at: string) =>
    `Die Datenbank auf ${at} hat keine Verbindung mehr frei. Erhöhe max_connections oder beende andere Programme.`,
  noS3: (host: string, reason: string) =>
    `Die Ablage auf ${host} (S3_URL) antwortet nicht, wie sie soll (${reason}). Gibt es den Eimer, und stimmen Schlüssel, Geheimnis und Region?`,
  misspelt: (given: string, meant: string) => `Die Einstellung ${given} kennt Pausenplatz nicht. Meintest du ${meant}?`,
  newerDatabase: (names: readonly string[]) =>
    `Die Datenbank stammt von einer neueren Fassung von Pausenplatz (${names.join(', ')}). Starte diese, oder hole eine frühere Sicherung zurück. Geändert wurde nichts.`,
  folder: (path: string, why: string) =>
    `Im Ordner ${path} lässt sich nicht schreiben: ${why}. Ändere seine Rechte oder wähle mit DATA_DIR einen andern.`,
  why: {
    EACCES: 'der Benutzer des Servers darf es nicht',
    EPERM: 'der Benutzer des Servers darf es nicht',
    EROFS: 'der Datenträger ist nur zum Lesen eingehängt',
    ENOTDIR: 'ein Teil des Pfads ist eine Datei',
    ENOSPC: 'der Datenträger ist voll',
    EDQUOT: 'das Kontingent ist aufgebraucht',
  } as Readonly<Record<string, string>>,
  noRedis:
    'Redis (REDIS_URL) antwortet nicht. Der Server arbeitet ohne: Live-Meldungen erreichen nur die Leute am gleichen Prozess. Er verbindet sich von selbst, sobald Redis da ist.',
  redisBack: 'Redis ist da; Live-Meldungen gehen wieder an alle Prozesse.',
} as const;
