/** Every sentence of the {{kebab}} feature, grouped by screen. */
export const {{camel}}Texts = {
  refusals: {
    {{constant}}_CLASS_NOT_FOUND: { title: 'Klasse nicht gefunden', body: 'Diese Klasse gibt es nicht (mehr), oder du gehörst nicht dazu.' },
  },
  list: { empty: 'Hier gibt es noch keinen Eintrag.' },
} as const;
