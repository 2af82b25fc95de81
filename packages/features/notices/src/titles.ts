/** Browser titles of the notices screens. */
export const noticesTitles = { messages: 'Mitteilungen' } as const;
