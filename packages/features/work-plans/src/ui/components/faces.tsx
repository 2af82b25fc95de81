import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EmojiMeh24Filled } from '@fluentui/react-icons/svg/emoji-meh';
import { EmojiSad24Filled } from '@fluentui/react-icons/svg/emoji-sad';
import { Emoji24Filled } from '@fluentui/react-icons/svg/emoji';
import { look } from '@pausenplatz/kernel-ui';
import { evaluationTexts } from '../../texts.ui.ts';

const all = [
  [1, EmojiSad24Filled],
  [2, EmojiMeh24Filled],
  [3, Emoji24Filled],
] as const;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '14px' },
  face: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    minWidth: '84px',
    minHeight: look.touchPupil,
    padding: '8px 12px',
    border: '3px solid transparent',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  chosen: { border: `3px solid ${look.colors.yellow.ink}`, fontWeight: tokens.fontWeightBold },
});

interface FacesProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** Three faces to say how it went, each with its word. */
export function Faces({ label, value, onChange, disabled = false }: FacesProps) {
  const styles = useStyles();
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {all.map(([one, Icon]) => (
        <button
          key={one}
          type="button"
          disabled={disabled}
          className={mergeClasses(styles.face, value === one && styles.chosen)}
          aria-pressed={value === one}
          onClick={() => onChange(one)}
        >
          <Icon aria-hidden />
          {evaluationTexts.smiley3[one]}
        </button>
      ))}
    </div>
  );
}
