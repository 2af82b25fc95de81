/** Asked before something that would hurt in the wrong hands. */
export const askPasswordTexts = { title: 'Zuerst dein Passwort', password: 'Dein Passwort', cancel: 'Abbrechen' } as const;
