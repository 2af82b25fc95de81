import { askedTabs } from '@pausenplatz/kernel-host';
import { listAdvent } from '../contract/index.ts';
import { adventTitles } from '../titles.ts';

/** Each calendar of a teacher as a tab. */
export const adventTabs = askedTabs({
  name: 'advent',
  title: adventTitles.list,
  position: 40,
  access: ['Teacher'],
  call: listAdvent,
  input: {},
  choicesOf: ({ calendars }) =>
    calendars.map(({ id, title, className }) => ({
      key: `advent-${id}`,
      name: title,
      path: `/advent/${id}`,
      ...(className !== null && { note: className }),
    })),
});
