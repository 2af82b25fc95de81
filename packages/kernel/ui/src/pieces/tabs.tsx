import { makeStyles, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';

// On a narrow screen they go on in a second line instead of out of the window.
const useStyles = makeStyles({ list: { flexWrap: 'wrap', rowGap: '4px' } });

interface TabsProps<Name extends string> {
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly label?: string;
  readonly className?: string;
}

/**
 * Parts of one screen, of which one is shown. Tab reaches the chosen one, arrows go along the others and Enter chooses, as the
 * ARIA practices want it. Fluent's own way between them stands on focusable elements that are hidden from screen readers,
 * which axe refuses; so `data-tabster` is taken off and the keys are handled here.
 */
export function Tabs<Name extends string>({ tabs, chosen, onChoose, label, className }: TabsProps<Name>) {
  const styles = useStyles();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = all.findIndex((one) => one === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  // Where something is shown that has no tab, the way into the tabs is the first one.
  const reachable = tabs.some(({ name }) => name === chosen) ? chosen : tabs[0]?.name;
  return (
    <TabList
      className={mergeClasses(styles.list, className)}
      aria-label={label}
      data-tabster={undefined}
      selectedValue={chosen}
      onTabSelect={(_event, { value }) => {
        const found = tabs.find(({ name }) => name === value);
        if (found) onChoose(found.name);
      }}
      onKeyDown={keys}
    >
      {tabs.map(({ name, label: words }) => (
        <Tab key={name} value={name} tabIndex={name === reachable ? 0 : -1}>
          {words}
        </Tab>
      ))}
    </TabList>
  );
}
