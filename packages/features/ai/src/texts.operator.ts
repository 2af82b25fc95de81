const run = 'npm run operator --';

/** What the commands of an operator say about the AI services. */
export const aiOperatorTexts = {
  help: `${run} ai services                          welche KI-Dienste angeboten werden, und was fehlt
${run} ai schools                           Guthaben der Schulen
${run} ai topup <id der schule> <betrag>    lädt das Guthaben einer Schule auf`,
  service: '{service}  {models}',
  none: 'Es werden keine KI-Dienste angeboten: Setze AI_CHAT_URL und AI_CHAT_KEY.',
  school: '{id}  {name}  {credit}',
  noAmount: 'Der Betrag ist eine Zahl wie 50 oder 12.5, höchstens {maximum}.',
  noSchool: 'Eine Schule mit dieser Id gibt es nicht.',
  topped: '{name}: {amount} aufgeladen.',
} as const;
