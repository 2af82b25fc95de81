/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox over links needs ARIA's roles; <datalist> can neither be styled nor opened. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useEffect } from 'react';
import { webTexts } from '../screen-texts.ts';
import { type HitGroup, optionsOf, type SearchOption, wayBack } from './hit-options.ts';

const useStyles = makeStyles({
  list: { maxHeight: 'min(60vh, 560px)', overflowY: 'auto', display: 'grid', gap: '8px', scrollPaddingBlock: '8px' },
  group: { display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: {
    padding: '4px 12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  option: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '6px 12px',
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
  },
  active: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  way: { color: tokens.colorBrandForeground1 },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  detail: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly opened: string | null;
  readonly active: string | null;
  readonly onActive: (key: string) => void;
  readonly onChoose: (option: SearchOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const idOfOption = (key: string): string => `treffer-${encodeURIComponent(key)}`;

/** Hits by group; the arrow keys of the field go through all of them. */
export function HitList({ id, groups, opened, active, onActive, onChoose, onKeyDown }: HitListProps) {
  const styles = useStyles();
  useEffect(() => {
    if (active !== null) document.querySelector(`#${CSS.escape(idOfOption(active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const option = (one: SearchOption) => (
    <div
      key={one.key}
      id={idOfOption(one.key)}
      role="option"
      tabIndex={-1}
      aria-selected={one.key === active}
      className={mergeClasses(styles.option, one.kind !== 'hit' && styles.way, one.key === active && styles.active)}
      onPointerMove={() => onActive(one.key)}
      onClick={() => onChoose(one)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.name}>{nameOf(one)}</span>
      {one.kind === 'hit' && one.hit.detail !== '' && (
        <span className={mergeClasses(styles.detail, one.key !== active && styles.quiet)}>{one.hit.detail}</span>
      )}
    </div>
  );
  return (
    <div id={id} role="listbox" aria-label={webTexts.search.results} className={styles.list}>
      {opened !== null && option(wayBack)}
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.title} className={styles.group}>
          <span className={styles.title} aria-hidden>
            {group.title}
          </span>
          {optionsOf(group, opened === group.name).map(option)}
        </div>
      ))}
    </div>
  );
}

function nameOf(option: SearchOption): string {
  switch (option.kind) {
    case 'hit':
      return option.hit.name;
    case 'all':
      return webTexts.search.all;
    case 'back':
      return webTexts.search.back;
  }
}
