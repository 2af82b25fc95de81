/** A page on somebody else's website: the lines for it, what is missing there, and which websites a school allows. */
export const embeddingTexts = {
  title: 'Auf einer Website einbetten',
  help: 'Kopiere diese Zeilen in eure Website.',
  open: 'Alle Einbettungen ansehen',
  ways: {
    widget: {
      label: 'Mit Skript',
      help: 'Die Höhe passt sich dem Inhalt an, hell oder dunkel wie eure Website. Nimm das, wenn der Editor einen Block für HTML hat.',
    },
    frame: {
      label: 'Nur Rahmen',
      help: 'Für Editoren, die kein Skript annehmen. Die Höhe bleibt, wie sie hier steht; was höher ist, lässt sich rollen.',
    },
    link: {
      label: 'WordPress-Link',
      help: 'Setz diesen Link in WordPress auf eine eigene Zeile. WordPress macht daraus von selbst einen Rahmen.',
    },
  },
  snippet: 'Zeilen zum Einbetten',
  height: 'Platz freihalten: {height} Pixel. So hoch ist die Seite auf einer üblichen Website, darum springt beim Laden nichts.',
  notPublic: 'Die Seite ist nicht öffentlich. Wähle «Öffentlich», damit andere Websites sie zeigen können.',
  allowed: { one: 'Erlaubt auf {sites}.', none: 'Noch keine Website darf Seiten eurer Schule zeigen.' },
  whoSets: 'Welche Websites das dürfen, legt die Schulverwaltung fest.',
  set: 'Erlaubte Websites festlegen',
  check: {
    label: 'Adresse eurer Website',
    help: 'Die Seite, auf der die Zeilen stehen, zum Beispiel www.schule.ch/klassen',
    action: 'Einbettung prüfen',
    running: 'Wir schauen nach …',
    result: 'Auf {site}',
    allFine: 'Alles da. Die Seite erscheint auf {site}.',
  },
  findings: {
    PAGE_PUBLIC: 'Die Seite ist öffentlich.',
    PAGE_NOT_PUBLIC: 'Die Seite ist nicht öffentlich. Wähle oben «Öffentlich».',
    SITE_ALLOWED: 'Die Website steht in der Liste der Schule.',
    SITE_NOT_ALLOWED: 'Die Website steht nicht in der Liste der Schule. Die Schulverwaltung kann sie eintragen, genau so: {site}',
    SITE_INSECURE: 'Die Adresse beginnt mit http://. Einbetten geht nur auf Websites mit https://.',
    SITE_UNREACHED: 'Die Website hat uns nicht geantwortet. Stimmt die Adresse, und ist sie ohne Anmeldung zu sehen?',
    CODE_FOUND: 'Die Zeilen stehen auf der Website.',
    SCRIPT_MISSING: 'Das Element steht da, aber das Skript fehlt: Der Editor hat es wohl entfernt. Nimm «Nur Rahmen».',
    CODE_MISSING:
      'Die Zeilen für diese Seite haben wir dort nicht gefunden. Baut erst der Browser die Website zusammen, sehen wir sie nicht.',
    POLICY_FINE: 'Die Sicherheitsregeln der Website lassen es zu.',
    POLICY_SCRIPT:
      'Die Sicherheitsregeln der Website verbieten das Skript. In ihre Content-Security-Policy gehört: script-src {origin}; frame-src {origin}',
    POLICY_FRAME: 'Die Sicherheitsregeln der Website verbieten den Rahmen. In ihre Content-Security-Policy gehört: frame-src {origin}',
  },
  settings: {
    label: 'Websites',
    heading: 'Websites, die unsere Seiten zeigen dürfen',
    origins: 'Erlaubte Websites',
    help: 'Eine je Zeile, zum Beispiel https://www.schule.ch. Das gilt auch für alle Unterschulen.',
    inherited: '{origin}, von {schoolName}',
    inheritedTitle: 'Auch erlaubt',
    wrong: 'Bitte so: https://www.schule.ch, ohne Pfad. Das stimmt noch nicht: {line}',
    tooMany: 'Höchstens {most} Websites.',
    save: 'Speichern',
    saved: 'Die Liste ist gespeichert.',
  },
} as const;
