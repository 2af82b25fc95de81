import { createChat, getChat, listChatNames, listChats, updateChat } from './chats.ts';
import { earlierMessages, editMessage, fetchMessages, readChat, removeMessage, sendMessage } from './messages.ts';
import { getChatSchool, listRemoved, listReports, readRemoved, reportMessage, searchChats, setChatSchool, settleReport } from './safety.ts';
import { countUnread } from './unread.ts';

export * from './blocks.ts';
export * from './chats.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './safety.ts';
export * from './shapes.ts';
export * from './unread.ts';

export const chatCalls = {
  listChats,
  listChatNames,
  countUnread,
  getChat,
  createChat,
  updateChat,
  sendMessage,
  fetchMessages,
  earlierMessages,
  readChat,
  editMessage,
  removeMessage,
  searchChats,
  reportMessage,
  listReports,
  settleReport,
  listRemoved,
  readRemoved,
  getChatSchool,
  setChatSchool,
} as const;
