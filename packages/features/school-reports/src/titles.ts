/** Browser titles of reports. */
export const schoolReportsTitles = { export: 'Export', links: 'Link-Checker', visits: 'Seitenaufrufe' } as const;
