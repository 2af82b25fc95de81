import { createMessage, deleteMessage, listMessages } from './messages.ts';
import { getNotices, updateUserField } from './notices.ts';

export * from './hub.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './notices.ts';

export const noticesCalls = { getNotices, updateUserField, listMessages, createMessage, deleteMessage } as const;
