import { askChat } from './ask.ts';
import { deleteChat, getAi, getChat, getMaskNames, getWallet, updateChat } from './chats.ts';
import { getCredit, getCreditHistory, giveCredit, setClassLimits, setCreditLimit, setSchoolAge } from './credit.ts';
import {
  addSchoolPrompt,
  createPrompt,
  deletePrompt,
  duplicatePrompt,
  getPrompt,
  listPrompts,
  moveFavoritePrompt,
  removeSchoolPrompt,
  restorePrompt,
  toggleFavoritePrompt,
  updatePrompt,
} from './prompts.ts';
import { diagnoseAi } from './diagnosis.ts';
import { listAlerts, seeAlert } from './safety.ts';

export * from './ask.ts';
export * from './blocks.ts';
export * from './chats.ts';
export * from './credit.ts';
export * from './diagnosis.ts';
export * from './limits.ts';
export * from './prompts.ts';
export * from './safety.ts';
export * from './services.ts';

export const aiCalls = {
  getAi,
  getWallet,
  getChat,
  updateChat,
  deleteChat,
  askChat,
  getMaskNames,
  getCredit,
  giveCredit,
  setCreditLimit,
  setClassLimits,
  setSchoolAge,
  getCreditHistory,
  listAlerts,
  seeAlert,
  listPrompts,
  getPrompt,
  createPrompt,
  updatePrompt,
  deletePrompt,
  restorePrompt,
  duplicatePrompt,
  toggleFavoritePrompt,
  moveFavoritePrompt,
  addSchoolPrompt,
  removeSchoolPrompt,
  diagnoseAi,
} as const;
