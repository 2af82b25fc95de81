export { aChat, aFavorite, aiTablesOf, anAlert, aPrompt, someCredit, walletWith } from './chats.ts';
export { aiExamples } from './examples.ts';
export { aiTesting } from './feature.ts';
