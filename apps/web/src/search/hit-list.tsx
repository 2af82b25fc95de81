/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox over links needs ARIA's roles; <datalist> can neither be styled nor opened. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentType, type KeyboardEvent, useEffect } from 'react';
import { webTexts } from '../screen-texts.ts';
import { HitOption, idOfOption } from './hit-option.tsx';
import { type HitGroup, optionsOf, type SearchOption, wayBack } from './hit-options.ts';

const useStyles = makeStyles({
  list: { maxHeight: 'min(60vh, 560px)', overflowY: 'auto', display: 'grid', gap: '12px' },
  group: { display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '4px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Of `plainWords`. */
  readonly typed: readonly string[];
  readonly opened: string | null;
  readonly active: string | null;
  readonly onActive: (key: string) => void;
  readonly onChoose: (option: SearchOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Hits by group; the arrow keys of the field go through all of them. */
export function HitList({ id, groups, typed, opened, active, onActive, onChoose, onKeyDown }: HitListProps) {
  const styles = useStyles();
  useEffect(() => {
    if (active !== null) document.querySelector(`#${CSS.escape(idOfOption(active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const optionWith = (Icon: ComponentType) => (option: SearchOption) => (
    <HitOption
      key={option.key}
      option={option}
      Icon={Icon}
      typed={typed}
      isActive={option.key === active}
      onActive={() => onActive(option.key)}
      onChoose={() => onChoose(option)}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <div id={id} role="listbox" aria-label={webTexts.search.results} className={styles.list}>
      {opened !== null && optionWith(() => null)(wayBack)}
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.title} className={styles.group}>
          <span className={styles.title} aria-hidden>
            {group.title}
          </span>
          {optionsOf(group, opened === group.name).map(optionWith(group.Icon))}
        </div>
      ))}
    </div>
  );
}
