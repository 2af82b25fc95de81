import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import type { BreakoutSettings } from '../../contract/blocks.ts';
import { breakoutBlockTexts as texts } from '../../texts.block.ts';
import { useBands } from '../look.ts';
import { Padlock } from '../play/padlock.tsx';

const useStyles = makeStyles({
  card: {
    overflow: 'hidden',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  band: { display: 'flex', alignItems: 'center', gap: '12px', padding: '14px 20px', minHeight: '64px' },
  picture: { flexShrink: 0, width: '36px', height: '36px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  body: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px',
    '@media (max-width: 480px)': { padding: '16px' },
  },
});

interface BreakoutCardProps {
  readonly settings: Pick<BreakoutSettings, 'title' | 'look'>;
  readonly children: ReactNode;
}

/** What a breakout stands in: a band with its name in the colour of its look. */
export function BreakoutCard({ settings, children }: BreakoutCardProps) {
  const [styles, bands] = [useStyles(), useBands()];
  const title = settings.title || texts.unnamed;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={mergeClasses(styles.band, bands[settings.look])}>
        <Padlock className={styles.picture} />
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
