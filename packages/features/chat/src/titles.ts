/** Browser titles of the chat screens. */
export const chatTitles = { list: 'Nachrichten' } as const;
