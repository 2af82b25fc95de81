import type { ChatService } from '../../contract/index.ts';

/** Under which name the words of a chat are kept until they are sent; null is a new chat. */
export const draftKey = (service: ChatService, chatId: string | null): string => `ki:${service}:${chatId ?? ''}`;
