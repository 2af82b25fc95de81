/** Browser titles of the {{kebab}} screens. */
export const {{camel}}Titles = { list: '{{title}}' } as const;
