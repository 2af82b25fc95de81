import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import type { NavigationEntry } from '@pausenplatz/pages/contract';
import { type ReactNode, useId, useState } from 'react';
import { webTexts } from '../screen-texts.ts';

/** So many pages of a group stand in the sidebar at first. */
const shownAtFirst = 12;

const useStyles = makeStyles({
  group: { marginTop: '12px' },
  heading: { margin: 0 },
  fold: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: look.touch,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 12px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    textAlign: 'left',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  more: { color: tokens.colorBrandForeground1 },
});

interface PageGroupProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly pages: readonly NavigationEntry[];
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly renderPages: (pages: readonly NavigationEntry[]) => ReactNode;
}

/** The pages of a group below its name, which folds them away; of many the first ones, and the rest on demand. */
export function PageGroup({ name, mark, pages, isFolded, onFold, renderPages }: PageGroupProps) {
  const styles = useStyles();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const hasMore = pages.length > shownAtFirst && !isWhole;
  return (
    <section className={styles.group} aria-label={name}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} aria-controls={id} onClick={() => onFold(!isFolded)}>
          {mark}
          <span className={styles.name}>{name}</span>
          {isFolded ? <ChevronRight16Regular aria-hidden /> : <ChevronDown16Regular aria-hidden />}
        </button>
      </h2>
      <div id={id} hidden={isFolded}>
        {renderPages(hasMore ? pages.slice(0, shownAtFirst) : pages)}
        {hasMore && (
          <button type="button" className={mergeClasses(styles.fold, styles.more)} onClick={() => setWhole(true)}>
            {fill(webTexts.shell.allOfGroup, { count: pages.length })}
          </button>
        )}
      </div>
    </section>
  );
}
