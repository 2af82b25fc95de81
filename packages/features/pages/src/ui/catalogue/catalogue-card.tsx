import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useId } from 'react';
import type { BlockAvailability } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import type { CatalogueEntry } from './block-catalogue.ts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    position: 'relative',
    height: '100%',
    minHeight: '88px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 12px',
    padding: '14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  },
  locked: {
    backgroundColor: tokens.colorNeutralBackground3,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground3 },
    '& button': { cursor: 'not-allowed', color: tokens.colorNeutralForeground2 },
  },
  icon: {
    gridRow: 'span 2',
    width: '44px',
    height: '44px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
  },
  // The button reaches over its whole card, while its name stays the name of the block alone.
  name: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    cursor: 'pointer',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: look.radiusCard },
    ':focus-visible::after': { outline: `3px solid ${tokens.colorBrandStroke1}` },
  },
  description: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  reason: {
    marginTop: '6px',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});

interface CatalogueCardProps {
  readonly entry: CatalogueEntry;
  readonly availability: BlockAvailability;
  readonly onChoose: () => void;
}

/** One block of the catalogue; one that needs pro stays readable and says why it cannot be taken. */
export function CatalogueCard({ entry: { block, ui }, availability, onChoose }: CatalogueCardProps) {
  const styles = useStyles();
  const description = useId();
  const isLocked = availability === 'needsPro';
  return (
    <div className={mergeClasses(styles.card, isLocked && styles.locked)}>
      <span className={styles.icon} aria-hidden>
        <ui.Icon />
      </span>
      <button
        type="button"
        className={styles.name}
        aria-disabled={isLocked}
        aria-describedby={description}
        onClick={isLocked ? undefined : onChoose}
      >
        {block.name}
      </button>
      <div id={description} className={styles.description}>
        {block.description}
        {isLocked && (
          <span className={styles.reason}>
            <LockClosed20Regular aria-hidden />
            {editingTexts.catalogue.needsPro}
          </span>
        )}
      </div>
    </div>
  );
}
