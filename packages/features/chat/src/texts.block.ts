/** What the catalogue of blocks and every page say of a chat; light enough for frames. */
export const chatBlockTexts = {
  catalogue: { name: 'Chat', description: 'Der Chat deiner Klasse, einer Gruppe oder eines Teams, gleich auf der Seite.' },
  empty: 'Hier kommt ein Chat hin.',
  visitor: 'Diesen Chat lesen nur die Menschen, die dazugehören. Melde dich an, um ihn zu sehen.',
  framed: 'Chats bleiben in der Schule: Auf anderen Websites wird er nicht gezeigt.',
  gone: 'Dieser Chat ist nicht für dich offen.',
  unnamed: 'Chat',
  title: 'Titel',
  titleHelp: 'Leer: der Name des Chats.',
  chat: 'Welcher Chat?',
  none: 'Noch keiner',
  noChats: 'Du bist noch in keinem Chat. Eröffne zuerst einen unter «Nachrichten».',
  help: 'Wer die Seite liest und nicht zum Chat gehört, sieht nur, dass es einen gibt.',
} as const;
