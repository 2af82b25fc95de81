/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const pagesLog = {
  actions: {
    'page.release': 'Seite einer Schüler:in freigegeben',
    'page.services': 'Fremde Dienste auf Seiten geändert',
    'page.unrelease': 'Freigabe einer Seite zurückgenommen',
  },
  sorts: { page: 'pages' },
  erased: {
    page: { one: '1 Seite', many: '{count} Seiten' },
    page_block: { one: '1 Block', many: '{count} Blöcke' },
    page_file: { one: '1 gezeigte Datei', many: '{count} gezeigte Dateien' },
    page_block_version: { one: '1 frühere Fassung eines Blocks', many: '{count} frühere Fassungen von Blöcken' },
    page_version_file: { one: '1 früher gezeigte Datei', many: '{count} früher gezeigte Dateien' },
    page_contribution: { one: '1 Vorschlag', many: '{count} Vorschläge' },
    page_contribution_file: { one: '1 vorgeschlagene Datei', many: '{count} vorgeschlagene Dateien' },
    page_short: { one: '1 Kurzadresse', many: '{count} Kurzadressen' },
    page_lock: { one: '1 offene Bearbeitung', many: '{count} offene Bearbeitungen' },
    page_mark: { one: '1 Merkzeichen an einer Seite', many: '{count} Merkzeichen an Seiten' },
  },
} as const;

export const releasedPage = 'Seite';
