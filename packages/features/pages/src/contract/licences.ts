/** On what terms a picture is shown, as far as its author says so. */
export const licences = ['none', 'own', 'asked', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc'] as const;
