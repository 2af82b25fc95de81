import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useId } from 'react';
import type { BlockAvailability } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import type { CatalogueEntry } from './block-catalogue.tsx';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: '88px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 12px',
    padding: '14px',
    textAlign: 'start',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  },
  locked: {
    cursor: 'not-allowed',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground3 },
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
  name: { fontWeight: tokens.fontWeightSemibold },
  description: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  reason: {
    gridColumn: '1 / -1',
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
  const name = useId();
  const description = useId();
  const isLocked = availability === 'needsPro';
  return (
    <button
      type="button"
      className={mergeClasses(styles.card, isLocked && styles.locked)}
      aria-disabled={isLocked}
      aria-labelledby={name}
      aria-describedby={description}
      onClick={isLocked ? undefined : onChoose}
    >
      <span className={styles.icon} aria-hidden>
        <ui.Icon />
      </span>
      <span id={name} className={styles.name}>
        {block.name}
      </span>
      <span id={description} className={styles.description}>
        {block.description}
        {isLocked && (
          <span className={styles.reason}>
            <LockClosed20Regular aria-hidden />
            {editingTexts.catalogue.needsPro}
          </span>
        )}
      </span>
    </button>
  );
}
