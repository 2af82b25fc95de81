/** What exercises of LearningApps.org say; apart from other blocks, because only pages that show some load it. */
export const learningAppsViewTexts = {
  missing: 'Hier kommen Übungen von LearningApps.org hin.',
  explain: 'Diese Übungen kommen von LearningApps.org. Wenn du eine öffnest, erfährt LearningApps.org deine Internetadresse.',
  unnamed: 'Übung von LearningApps.org',
  list: 'Übungen',
  close: 'Übung schliessen',
  elsewhere: 'Bei LearningApps.org öffnen',
} as const;
