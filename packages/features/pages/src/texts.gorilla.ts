/** What topics of GORILLA say; apart from other blocks, because only pages that show some load it. */
export const gorillaViewTexts = {
  missing: 'Hier kommen Themen von GORILLA hin.',
  list: 'Themen von GORILLA',
  task: 'Probier es aus',
  teacherTask: 'Für morgen',
  more: 'Mehr bei GORILLA',
  film: 'Film von GORILLA',
} as const;
