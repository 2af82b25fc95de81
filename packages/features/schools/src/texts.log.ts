/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const schoolsLog = {
  actions: {
    'school.confirm': 'Schule vom Betrieb bestätigt',
    'school.unconfirm': 'Bestätigung der Schule zurückgenommen',
    'class.erase': 'Klasse endgültig gelöscht',
  },
  sorts: { school: 'school', class: 'classes' },
  erased: {
    school_group: { one: '1 Gruppe', many: '{count} Gruppen' },
    group_member: { one: '1 Platz in einer Gruppe', many: '{count} Plätze in Gruppen' },
    deleted_group: { one: '1 Gruppe im Papierkorb', many: '{count} Gruppen im Papierkorb' },
    class_pupil: { one: '1 Platz einer Schüler:in', many: '{count} Plätze von Schüler:innen' },
    former_pupil: { one: '1 frühere Schüler:in', many: '{count} frühere Schüler:innen' },
    class_teacher: { one: '1 Eintrag einer Lehrperson', many: '{count} Einträge von Lehrpersonen' },
  },
} as const;
