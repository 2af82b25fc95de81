/** Browser titles of the templates of pages. */
export const pageTemplatesTitles = { list: 'Seitenvorlagen', one: 'Vorlage' } as const;
