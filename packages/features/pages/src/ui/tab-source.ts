import { askedTabs, type TabChoice } from '@pausenplatz/kernel-host';
import { getNavigation, type NavigationEntry, type NavigationGroup } from '../contract/index.ts';
import { tabTexts as texts } from '../texts.tabs.ts';

/** Each page that one may read as a tab, in the order of the trees. */
export const pagesTabs = askedTabs({
  name: 'pages',
  title: texts.title,
  position: 10,
  access: 'login',
  call: getNavigation,
  input: {},
  choicesOf: ({ groups }) => groups.flatMap((group) => below(group, group.pages, 0)),
});

function below(group: NavigationGroup, pages: readonly NavigationEntry[], depth: number): TabChoice[] {
  return pages.flatMap(({ id, name, url, pages: children }) => [
    { key: `page-${id}`, name, depth, note: group.name, path: `/seite/${encodeURIComponent(url)}` },
    ...below(group, children, depth + 1),
  ]);
}
