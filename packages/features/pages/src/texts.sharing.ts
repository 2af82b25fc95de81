/** What a page says above its content about who may read it. */
export const noticeTexts = {
  wish: {
    title: '{name} möchte diese Seite teilen: {audience}.',
    body: 'Bis du sie freigibst, sehen sie nur die Klasse und ihre Lehrpersonen. Schau, ob darauf Namen oder Gesichter von Kindern sind.',
  },
  given: { title: 'Diese Seite ist freigegeben: {audience}.', body: 'Wer ausserhalb der Klasse liest, erfährt nicht, wem sie gehört.' },
  release: 'Freigeben',
  decline: 'Nicht freigeben',
  takeBack: 'Freigabe zurücknehmen',
  released: 'Die Seite ist freigegeben.',
  declined: 'Die Seite bleibt in der Klasse.',
  waiting: {
    title: 'Wartet auf Freigabe.',
    body: 'Deine Lehrperson schaut die Seite an. Bis dahin sehen sie nur deine Klasse und deine Lehrpersonen.',
  },
  shared: { title: 'Freigegeben: {audience}.', body: 'Deine Lehrperson hat ja gesagt. Dein Name steht für andere nicht dabei.' },
  refused: { title: 'Nicht freigegeben.', body: 'Die Seite bleibt in der Klasse. Frag deine Lehrperson, was du ändern kannst.' },
  archived: {
    title: 'Diese Seite liegt im Archiv.',
    ofClass: 'Die Klasse ist archiviert: Du kannst die Seite lesen, aber nicht ändern.',
    ofPage: 'Nur wer sie ändern darf, kann sie noch lesen.',
  },
  stillShared: 'Kommt die Klasse zurück, ist die Seite wieder geteilt: {audience}.',
  unpublish: 'Teilen beenden',
  unpublished: 'Die Seite ist nicht mehr geteilt.',
  narrowed: {
    title: 'Neu sehen weniger Personen diese Seite.',
    list: 'Neu sehen weniger Personen diese Seiten:',
    school:
      'Bisher konnten auch die Schüler:innen sie lesen, jetzt sind es die Lehrpersonen der Schule. Soll die ganze Schule sie sehen, wähle es unter «Teilen».',
    user: 'Seiten von Schüler:innen bleiben in der Klasse, bis eine Lehrperson ja sagt.',
  },
  understood: 'Verstanden',
} as const;

/** What pupils of a class wish to share. */
export const releaseTexts = {
  lead: 'Was deine Schüler:innen ausserhalb der Klasse zeigen oder auf einer Seite ergänzen möchten. Du entscheidest.',
  suggested: { one: '1 Vorschlag wartet', many: '{count} Vorschläge warten' },
  empty: 'Nichts freizugeben',
  emptyBody: 'Sobald jemand aus deinen Klassen eine Seite teilen möchte oder etwas vorschlägt, steht es hier.',
  link: 'Freigaben',
  linkWaiting: 'Freigaben ({count})',
  of: '{name}, {className}',
  wants: 'Wunsch: {audience}',
  since: 'Freigegeben am {date}: {audience}',
  changed: 'Seit der Freigabe geändert',
  releaseOne: '{name} freigeben',
  declineOne: '{name} nicht freigeben',
  takeBackOne: 'Freigabe zurücknehmen: {name}',
} as const;

/** Looking at a page as those who will read it. */
export const viewAsTexts = {
  action: 'Ansehen als',
  exactly: 'Genau so ansehen',
  readers: { pupil: 'Schüler:in', link: 'Eltern mit Link', everybody: 'Alle' },
  who: {
    pupil: {
      class: 'eine Schüler:in der Klasse {group}',
      school: 'eine Schüler:in der Schule',
      user: 'eine Schüler:in deiner Schule',
      ofPupil: 'jemand aus deiner Klasse',
    },
    link: 'Eltern, die den Link haben',
    everybody: 'alle im Internet, ohne Anmeldung',
  },
  band: 'Du siehst die Seite wie {who}.',
  hidden: {
    draft: 'Noch ist sie ein Entwurf: So sieht sie aus, sobald du sie zeigst.',
    notYet: 'Noch ist sie nicht sichtbar: So sieht sie dann aus.',
    over: 'Sie ist abgelaufen: So sieht sie aus, wenn du sie wieder zeigst.',
    shown: '',
  },
  unseen: 'Diese Seite ist nicht für sie da',
  unseenBody: 'So, wie sie jetzt geteilt ist, öffnet sie sich nicht. Wer sie lesen darf, wählst du unter «Teilen».',
  back: 'Zurück zur Seite',
} as const;
