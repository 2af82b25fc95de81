/** Browser titles of the shop screens. */
export const shopTitles = { list: 'Shop' } as const;
