/** What the log of a school says went with an erased class, by the table where it lay. */
export const workPlansLog = {
  erased: {
    work_plan: { one: '1 Arbeitsplan', many: '{count} Arbeitspläne' },
    work_plan_assignment: { one: '1 Zuteilung eines Arbeitsplans', many: '{count} Zuteilungen von Arbeitsplänen' },
    work_plan_pupil: { one: '1 Einschätzung zu einem Arbeitsplan', many: '{count} Einschätzungen zu Arbeitsplänen' },
    work_plan_state: { one: '1 Stand einer Aufgabe', many: '{count} Stände von Aufgaben' },
    work_plan_entry: { one: '1 Eintrag in einem Verlauf', many: '{count} Einträge in Verläufen' },
    work_plan_entry_file: { one: '1 Datei in einem Verlauf', many: '{count} Dateien in Verläufen' },
  },
} as const;
