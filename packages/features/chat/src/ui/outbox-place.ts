/** The draft that names the chats in which something waits; light, because every screen looks whether it is there. */
export const outboxPlace = 'chat-outbox';
