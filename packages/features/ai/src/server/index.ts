import type { ServerFeature } from '@pausenplatz/kernel-server';
import * as askSchemas from '../contract/ask.ts';
import { aiBlocks } from '../contract/blocks.ts';
import * as chatSchemas from '../contract/chats.ts';
import * as creditSchemas from '../contract/credit.ts';
import * as promptSchemas from '../contract/prompts.ts';
import * as diagnosisSchemas from '../contract/diagnosis.ts';
import * as serviceSchemas from '../contract/services.ts';
import { aiLog } from '../texts.log.ts';
import { aiConfig } from './config.ts';
import { demoAi } from './demo/demo-ai.ts';
import { alertHandlers } from './handlers/alerts.ts';
import { askHandlers } from './handlers/ask.ts';
import { chatHandlers } from './handlers/chats.ts';
import { creditHandlers } from './handlers/credit.ts';
import { diagnosisHandlers } from './handlers/diagnosis.ts';
import { giveHandlers } from './handlers/give.ts';
import { historyHandlers } from './handlers/history.ts';
import { promptListHandlers } from './handlers/prompt-lists.ts';
import { promptHandlers } from './handlers/prompts.ts';
import { createAi } from './migrations/2026-12-30-ai-create.ts';
import { createPrompts } from './migrations/2027-01-02-ai-prompts.ts';
import { aiCommand } from './operator/ai-command.ts';
import { purgePrompts } from './prompts/purge.ts';
import { aiRefusals } from './refusals.ts';
import { aiSteps } from './steps.ts';
import { sweepChats, sweepHeld } from './wallet/sweep.ts';

export type { AiTables } from './tables.ts';

/** Models that answer, what it costs, and who pays. */
export const aiServer: ServerFeature = {
  name: 'ai',
  config: [aiConfig],
  migrations: [createAi, createPrompts],
  schemas: { ...askSchemas, ...chatSchemas, ...creditSchemas, ...diagnosisSchemas, ...promptSchemas, ...serviceSchemas },
  refusals: aiRefusals,
  log: aiLog,
  handlers: [
    ...chatHandlers,
    ...askHandlers,
    ...creditHandlers,
    ...giveHandlers,
    ...historyHandlers,
    ...alertHandlers,
    ...promptHandlers,
    ...promptListHandlers,
    ...diagnosisHandlers,
  ],
  blocks: aiBlocks,
  jobs: [sweepHeld, sweepChats, purgePrompts],
  commands: [aiCommand],
  steps: aiSteps,
  demo: demoAi,
};
