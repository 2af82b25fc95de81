/** What stands where icons are chosen. */
export const choiceTexts = {
  sets: 'Woher das Zeichen kommt',
  tabs: { pausenplatz: 'Pausenplatz', fa: 'Symbole', emojis: 'Emojis', 'fa-brands': 'Marken', own: 'Eigene' },
  search: 'Zeichen suchen',
  searchPlaceholder: 'Schere, Igel, Schulreise',
  group: 'Gruppe',
  found: { label: 'Gefundene Zeichen', one: '1 Zeichen', many: '{count} Zeichen', more: 'Es gibt noch mehr. Suche genauer.' },
  nothing: 'Kein Zeichen mit diesen Worten. Versuche ein anderes Wort.',
  source: { fa: 'Symbole und Marken: Font Awesome Free, CC BY 4.0' },
  own: {
    label: 'Deine Zeichen',
    empty: 'Noch kein eigenes Zeichen. Lade ein kleines Bild hoch: das Logo deiner Schule, eine Zeichnung, das Maskottchen der Klasse.',
    add: 'Eigenes Zeichen hinzufügen',
    remove: '{name} aus deinen Zeichen entfernen',
    removed: 'Zeichen entfernt',
    stays: 'Wo es schon steht, bleibt es.',
  },
} as const;
