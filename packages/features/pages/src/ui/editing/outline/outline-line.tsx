import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { LayoutColumnTwo20Regular } from '@fluentui/react-icons/svg/layout-column-two';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ComponentType, ReactNode } from 'react';
import type { BlockPlace } from '../../../contract/index.ts';
import { editingTexts } from '../../../texts.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  inside: { paddingLeft: '16px' },
  deep: { paddingLeft: '32px' },
  columns: {
    boxSizing: 'border-box',
    margin: 0,
    padding: '8px 8px 4px 12px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  open: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  go: {
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '4px 8px 4px 0',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  head: { fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  warning: { display: 'flex', flexShrink: 0, marginLeft: 'auto', color: tokens.colorPaletteMarigoldForeground1 },
  count: { flexShrink: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface OutlineLineProps {
  readonly handle: ReactNode;
  readonly Icon: ComponentType | undefined;
  /** What kind of block it is, and its first words; empty where it has none. */
  readonly name: string;
  readonly words: string;
  readonly isHead: boolean;
  readonly isInside: boolean;
  readonly isOpen: boolean;
  /** The column it stands in. */
  readonly place: BlockPlace;
  /** It is the first one of two columns. */
  readonly beginsColumns: boolean;
  /** Something in it wants to be mended. */
  readonly isWarned: boolean;
  /** How many blocks its section has. */
  readonly below: number;
  readonly isFolded: boolean;
  readonly onGo: () => void;
  readonly onFold: () => void;
}

/** One block in the outline. */
export function OutlineLine(props: OutlineLineProps) {
  const { handle, Icon, name, words, isHead, isInside, isOpen, place, beginsColumns, isWarned, below, isFolded, onGo, onFold } = props;
  const styles = useStyles();
  const { outline } = editingTexts;
  return (
    <>
      {beginsColumns && (
        <p className={mergeClasses(styles.columns, isInside && styles.inside)}>
          <LayoutColumnTwo20Regular aria-hidden />
          {outline.columns}
        </p>
      )}
      <div
        className={mergeClasses(
          styles.line,
          (isInside || place !== 'full') && styles.inside,
          isInside && place !== 'full' && styles.deep,
          isOpen && styles.open,
        )}
      >
        {handle}
        <button
          type="button"
          className={mergeClasses(styles.go, isHead && styles.head)}
          aria-current={isOpen ? 'true' : undefined}
          title={words === '' ? name : `${name}: ${words}`}
          onClick={onGo}
        >
          <span className={styles.icon} aria-hidden>
            {Icon && <Icon />}
          </span>
          {words !== '' && <span className={styles.hidden}>{name}: </span>}
          <span className={styles.words}>{words || name}</span>
          {place !== 'full' && <span className={styles.hidden}>, {editingTexts.block.places[place]}</span>}
          {isWarned && (
            <span className={styles.warning} title={editingTexts.deadLinks.mark}>
              <Warning20Filled aria-hidden />
              <span className={styles.hidden}>{editingTexts.deadLinks.mark}</span>
            </span>
          )}
          {isFolded && <span className={styles.count}>{counted(outline.folded, below)}</span>}
        </button>
        {below > 0 && (
          <Button
            appearance="subtle"
            icon={isFolded ? <ChevronRight20Regular /> : <ChevronDown20Regular />}
            aria-expanded={!isFolded}
            aria-label={fill(isFolded ? outline.unfold : outline.fold, { name: words || name })}
            onClick={onFold}
          />
        )}
      </div>
    </>
  );
}
