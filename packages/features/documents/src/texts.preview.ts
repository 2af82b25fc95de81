/** What stands around a document that is looked at. */
export const previewTexts = {
  title: 'Dokument',
  gone: 'Dieses Dokument ist hier nicht mehr zu sehen. Lade die Seite neu, auf der du es gefunden hast.',
  download: 'Herunterladen',
  noPreview: 'Diese Art von Dokument zeigt der Browser nicht. Lade es herunter und öffne es auf deinem Gerät.',
  loading: 'Das Dokument wird geladen …',
  unreadable: 'Dieses Dokument lässt sich hier nicht zeigen. Lade es herunter und öffne es auf deinem Gerät.',
  page: 'Seite {number} von {total}',
  more: 'Hier stehen die ersten {shown} von {total} Seiten. Das ganze Dokument kannst du herunterladen.',
  size: { kilobytes: '{size} KB', megabytes: '{size} MB' },
} as const;
