/** Words of the contract and refusals of passwords. */
export const passwordsTexts = {
  fields: { https: 'Schreib eine Adresse, die mit https:// beginnt.' },
  refusals: {
    PASSWORD_ITEM_NOT_FOUND: { title: 'Eintrag nicht gefunden', body: 'Diesen Eintrag gibt es nicht (mehr), oder er ist nicht für dich.' },
    PASSWORD_GROUP_NOT_FOUND: { title: 'Gruppe nicht gefunden', body: 'Diese Gruppe gibt es nicht (mehr).' },
    PASSWORD_FORBIDDEN: { title: 'Das geht hier nicht', body: 'Diesen Eintrag ändert deine Lehrperson, oder er ist von einer andern Art.' },
    PASSWORD_HIDDEN: { title: 'Nicht für dich sichtbar', body: 'Dieses Passwort sieht nur das Kind selbst. Du kannst ein neues setzen.' },
    PASSWORD_EMPTY: { title: 'Noch kein Passwort', body: 'Hier ist noch kein Passwort eingetragen.' },
    PASSWORD_PROOF_NEEDED: {
      title: 'Bist du es?',
      body: 'Bevor ein Passwort gezeigt wird, gib dein eigenes Passwort von Pausenplatz ein. Das gilt zehn Minuten.',
    },
    PASSWORD_OWN_NONE: {
      title: 'Du hast hier kein eigenes Passwort',
      body: 'Du meldest dich nur über Microsoft, ein anderes Konto oder eine Karte an. Setz zuerst ein eigenes Passwort («Passwort vergessen», oder frag deine Lehrperson).',
    },
    PASSWORD_UNREADABLE: {
      title: 'Passwort nicht lesbar',
      body: 'Dieses Passwort kann der Server nicht mehr öffnen. Setz ein neues; die andern sind davon nicht betroffen.',
    },
    PASSWORD_CHANGED: {
      title: 'Inzwischen geändert',
      body: 'Jemand hat das gleichzeitig geändert, vielleicht du auf einem andern Gerät. Schau es nochmals an.',
    },
    PASSWORD_SIGHT_IS_OFF: {
      title: 'Das bleibt ausgeschaltet',
      body: '«LP sieht Passwörter» kann nicht wieder eingeschaltet werden. Leg dafür einen neuen Eintrag an.',
    },
    PASSWORD_PUPIL_UNKNOWN: { title: 'Kind nicht in der Klasse', body: 'Ein Kind ist nicht mehr in dieser Klasse. Lade die Seite neu.' },
    PASSWORD_ID_TAKEN: { title: 'Nicht gespeichert', body: 'Das hat nicht geklappt. Versuch es nochmals.' },
    PASSWORDS_FULL: { title: 'Genug auf einmal', body: 'Mehr als {count} haben hier nicht Platz. Lösche zuerst etwas.' },
    VAULT_NOT_FOUND: { title: 'Noch kein Tresor', body: 'Du hast noch keinen Tresor. Leg zuerst einen an.' },
    VAULT_EXISTS: { title: 'Du hast schon einen Tresor', body: 'Lade die Seite neu und öffne ihn mit deinem Tresor-Passwort.' },
    VAULT_WRONG: {
      title: 'Das stimmt nicht',
      body: 'Dieses Tresor-Passwort oder dieser Wiederherstellungscode passt nicht. Achte auf Gross- und Kleinschreibung.',
    },
  },
} as const;
