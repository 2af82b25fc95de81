/** What the log of a school says went with an erased class, by the table where it lay. */
export const foldersLog = {
  erased: { folder_item: { one: '1 Datei oder Ordner in einer Ablage', many: '{count} Dateien und Ordner in Ablagen' } },
} as const;
