export { aChat, aMessage, aReport, chatTablesOf } from './chats.ts';
export { chatExamples } from './examples.ts';
export { chatTesting } from './feature.ts';
