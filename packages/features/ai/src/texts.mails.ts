/** What is written to teachers; of a child neither its name nor what it wrote. */
export const aiMails = {
  alert: {
    subject: 'Bitte nachfragen: {className}',
    greeting: 'Guten Tag {firstName}',
    body: 'Ein Kind der Klasse {className} hat einem KI-Dienst etwas geschrieben, nach dem eine erwachsene Person fragen sollte. Wer es ist und worum es geht, siehst du nach dem Anmelden; was es geschrieben hat, ist nirgends gespeichert.',
    action: 'Hinweis ansehen',
    closing: 'Du bekommst höchstens einen solchen Brief je Kind und Stunde. {brand}',
  },
} as const;
