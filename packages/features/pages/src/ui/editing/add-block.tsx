import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Filled } from '@fluentui/react-icons/svg/add';
import { look } from '@pausenplatz/kernel-ui/theme';
import { editingTexts } from '../../texts.ts';

const useStyles = makeStyles({
  line: { display: 'grid', placeItems: 'center', position: 'relative', minHeight: '44px' },
  button: {
    width: '44px',
    height: '44px',
    padding: 0,
    display: 'grid',
    placeItems: 'center',
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    borderRadius: look.radiusChip,
    ':hover > span': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  },
  dot: {
    width: '28px',
    height: '28px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: look.radiusChip,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    transitionProperty: 'background-color, color',
    transitionDuration: look.motion,
  },
});

/** The plus between two blocks. */
export function AddBlock({ onAdd }: { readonly onAdd: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.button}
        aria-label={editingTexts.block.addHere}
        title={editingTexts.block.addHere}
        onClick={onAdd}
      >
        <span className={styles.dot} aria-hidden>
          <Add20Filled />
        </span>
      </button>
    </div>
  );
}
