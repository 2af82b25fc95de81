import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { AtOnce } from '../drawn/at-once.tsx';
import { look } from '../theme/look.ts';
import { usePageTitle } from './page-title.ts';

const useStyles = makeStyles({
  screen: {
    boxSizing: 'border-box',
    width: '100%',
    marginLeft: 'auto',
    marginRight: 'auto',
    padding: '24px 24px 64px',
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media (max-width: 640px)': { padding: '16px 16px 48px', gap: '16px' },
    '@media print': { padding: 0 },
  },
  narrow: { maxWidth: '720px' },
  normal: { maxWidth: '1120px' },
  wide: { maxWidth: '1600px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' },
  // As high as the buttons beside it.
  words: { minWidth: 0, minHeight: look.touch, display: 'grid', alignContent: 'center', gap: '4px' },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  lead: { color: tokens.colorNeutralForeground2, maxWidth: look.readingWidth },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

interface ScreenProps {
  /** The one h1, and the browser title unless `browserTitle` says otherwise. */
  readonly title: string;
  readonly browserTitle?: string;
  readonly lead?: string;
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** What stands above the title: a breadcrumb. */
  readonly above?: ReactNode;
  /** Only for the reader of a screen reader, where the picture says it. */
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
}

/** Frame of every screen: one h1, the browser title, the width. */
export function Screen({ title, browserTitle = title, lead, width = 'normal', actions, above, hideTitle = false, children }: ScreenProps) {
  const styles = useStyles();
  usePageTitle(browserTitle);
  return (
    <div className={mergeClasses(styles.screen, styles[width])}>
      {above}
      <div className={hideTitle ? styles.hidden : styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <AtOnce className={styles.actions}>{actions}</AtOnce>}
      </div>
      {children}
    </div>
  );
}
