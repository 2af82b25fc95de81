import { chatModels } from '../../contract/index.ts';
import type { ChatPlace, ModelNames } from '../config.ts';
import { startPractice } from './practice-server.ts';

/** As quick as people read along. */
const pauseMs = 20;

let started: Promise<ChatPlace> | null = null;

const models: ModelNames = Object.fromEntries(chatModels.map((model) => [model, `uebung-${model}`]));

/** Where models for practice answer; begun when the first of them is looked for, one for a process. */
export const practicePlace = (): Promise<ChatPlace> =>
  (started ??= startPractice({ pauseMs }).then(({ url }) => ({ url, key: null, models })));
