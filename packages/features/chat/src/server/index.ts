import type { FileKind } from '@pausenplatz/documents/contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { chatBlocks } from '../contract/blocks.ts';
import { chat, chatBrief, chatMessage } from '../contract/shapes.ts';
import { chatLog } from '../texts.log.ts';
import { demoChat } from './demo/demo-chat.ts';
import { chatHandlers } from './handlers/chats.ts';
import { createHandlers } from './handlers/create.ts';
import { messageHandlers } from './handlers/messages.ts';
import { reportHandlers, schoolHandlers } from './handlers/safety.ts';
import { searchHandler } from './handlers/search.ts';
import { createChat } from './migrations/2026-12-14-chat-create.ts';
import { chatRefusals } from './refusals.ts';
import { chatSteps, forgetRemoved } from './steps.ts';

export type { ChatTables } from './tables.ts';

/** Chats of classes, groups, teams, schools and people. */
export const chatServer: ServerFeature = {
  name: 'chat',
  blocks: chatBlocks,
  uploads: ['attachment'] satisfies readonly FileKind[],
  migrations: [createChat],
  schemas: { chat, chatBrief, chatMessage },
  refusals: chatRefusals,
  log: chatLog,
  handlers: [...chatHandlers, ...createHandlers, ...messageHandlers, ...reportHandlers, ...schoolHandlers, searchHandler],
  jobs: [forgetRemoved],
  steps: chatSteps,
  demo: demoChat,
};
