const gorilla = async () => (await import('./gorilla-block-view.tsx')).gorillaViews;
const dictionaries = async () => (await import('./leo-block-view.tsx')).leoViews;

/**
 * Types that few pages show, each with the way to its view: a page loads those that stand on it and nothing of the others. A module may
 * hold the views of several types that belong together.
 */
export const rareViews = {
  AtoZ: async () => (await import('./atoz-block-view.tsx')).atozViews,
  Audio: async () => (await import('./audio-block-view.tsx')).audioViews,
  Gallery: async () => (await import('./gallery-block-view.tsx')).galleryViews,
  LinkButtonsList: async () => (await import('./link-buttons-list-block-view.tsx')).linkButtonsViews,
  Gorilla: gorilla,
  GorillaLP: gorilla,
  iFrame: async () => (await import('./i-frame-block-view.tsx')).iFrameViews,
  LearningApps: async () => (await import('./learning-apps-block-view.tsx')).learningAppsViews,
  Polypad: async () => (await import('./polypad-block-view.tsx')).polypadViews,
  Search: async () => (await import('./search-block-view.tsx')).searchViews,
  'leo-en': dictionaries,
  'leo-fr': dictionaries,
  'leo-it': dictionaries,
  'leo-es': dictionaries,
} as const;
