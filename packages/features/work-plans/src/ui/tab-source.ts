import { askedTabs } from '@pausenplatz/kernel-host';
import { listPlans } from '../contract/index.ts';
import { tabTexts as texts } from '../texts.tabs.ts';

/** Plans as tabs: the list of whoever opens the tab, and each plan that one may read. */
export const workPlansTabs = askedTabs({
  name: 'work-plans',
  title: texts.title,
  position: 30,
  access: ['Teacher', 'Pupil'],
  call: listPlans,
  input: { tab: 'my', sort: 'date' },
  choicesOf: ({ plans }) => [
    { key: 'plans', name: texts.all, note: texts.allNote, path: '/tools/arbeitsplan' },
    ...plans.map(({ id, url, title }) => ({ key: `plan-${id}`, name: title, path: `/tools/arbeitsplan/${url}` })),
  ],
});
