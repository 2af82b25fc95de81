/** Browser titles of the chat screens. */
export const chatTitles = { messages: 'Nachrichten' } as const;
