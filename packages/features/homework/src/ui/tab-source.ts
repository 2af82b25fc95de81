import type { TabSource } from '@pausenplatz/kernel-host';
import { tabTexts as texts } from '../texts.tabs.ts';

/** The planner as a tab: of each of one's classes, or of the one that whoever opens the tab is in. */
export const homeworkTabs: TabSource = {
  kind: 'known',
  name: 'homework',
  title: texts.title,
  position: 20,
  access: ['Teacher', 'Pupil'],
  choicesOf: ({ schoolClasses }) => [
    { key: 'homework', name: texts.own, note: texts.ownNote, path: '/tools/agenda' },
    ...schoolClasses.map(({ id, name }) => ({ key: `homework-${id}`, name: texts.title, note: name, path: `/tools/agenda?klasse=${id}` })),
  ],
};
