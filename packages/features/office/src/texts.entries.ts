/** What the log of a school says about this feature's entries. */
export const officeLog = {
  actions: {
    'school.create': 'Schule angelegt',
    'school.delete': 'Unterschule gelöscht',
    'school.trash': 'Schule vom Betrieb in den Papierkorb gelegt',
    'school.restore': 'Schule vom Betrieb aus dem Papierkorb geholt',
    'school.name': 'Name der Schule geändert',
    'school.place': 'Ort der Schule geändert',
    'school.adminMode': 'Verwaltungsmodus geändert',
    'school.secondFactor': 'Regel für den zweiten Faktor geändert',
    'school.firstPasswordWeeks': 'Gültigkeit der Erstpasswörter geändert',
    'handover.offer': 'Übergabecode erstellt',
    'handover.withdraw': 'Übergabecode zurückgezogen',
    'handover.accept': 'Kind an eine andere Schule übergeben',
    'admin.add': 'Administration hinzugefügt',
    'admin.remove': 'Administration entfernt',
    'teacher.invite': 'Lehrperson eingeladen',
    'teacher.reinvite': 'Einladung noch einmal gesendet',
    'teacher.uninvite': 'Einladung zurückgezogen',
    'teacher.add': 'Lehrperson in Klasse aufgenommen',
    'teacher.remove': 'Lehrperson aus Klasse genommen',
    'teacher.leave': 'Lehrperson aus der Schule genommen',
    'class.create': 'Klasse angelegt',
    'class.name': 'Klasse umbenannt',
    'class.color': 'Farbe der Klasse geändert',
    'class.archive': 'Klasse archiviert',
    'class.unarchive': 'Klasse aus dem Archiv geholt',
    'class.delete': 'Klasse gelöscht',
    'class.restore': 'Klasse wiederhergestellt',
    'pupil.add': 'Schüler:innen angelegt',
    'pupil.change': 'Angaben geändert',
    'pupil.move': 'Klasse gewechselt',
    'pupil.leave': 'Schule verlassen',
    'pupil.archive': 'Aus der Klasse genommen',
    'pupil.trash': 'Konto gelöscht',
    'pupil.restore': 'Zurückgeholt',
    'password.renew': 'Neues Erstpasswort',
    'log.export': 'Protokoll heruntergeladen',
  },
  sorts: {
    school: 'school',
    admin: 'school',
    teacher: 'people',
    pupil: 'people',
    password: 'people',
    handover: 'people',
    class: 'classes',
    log: 'data',
  },
} as const;

/** What changed, and what it was and is, in the words of the log. */
export const changeTexts = {
  role: 'Rolle',
  kinds: { pupil: 'Schüler:in', teacher: 'Lehrperson', admin: 'Administration' },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    number: 'Nummer',
    birthYear: 'Jahrgang',
    email: 'E-Mail',
    externalId: 'Schülernummer',
  },
} as const;

/** An entry of a feature that is no more. */
export const unknownEntry = 'Eintrag «{action}»';

/** What the log says went with an erased class. */
export const erasedTexts = { parts: 'Mit ihr gelöscht: {what}', nothing: 'Sie war leer.' } as const;
