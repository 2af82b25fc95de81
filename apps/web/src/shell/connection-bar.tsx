import { makeStyles, tokens } from '@fluentui/react-components';
import { line } from '@pausenplatz/kernel-browser';
import { look } from '@pausenplatz/kernel-ui';
import { webTexts } from '../screen-texts.ts';

const useStyles = makeStyles({
  // Above the content and beside nothing: whoever is typing must not see their line move.
  place: {
    position: 'fixed',
    zIndex: 40,
    left: '16px',
    right: '16px',
    bottom: '16px',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    // On a phone what is pressed next lies at the foot.
    '@media (max-width: 640px)': { left: '8px', right: '8px', top: 'calc(var(--barHeight, 0px) + 8px)', bottom: 'auto' },
    '@media print': { display: 'none' },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '4px 4px 4px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    boxShadow: tokens.shadow8,
    pointerEvents: 'auto',
  },
  button: {
    minHeight: look.touch,
    padding: '0 12px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Without an answer of the server everything stays where it is; this says so, calmly, and that it goes on by itself. */
export function ConnectionBar() {
  const styles = useStyles();
  const texts = webTexts.connection;
  return (
    <output className={styles.place}>
      <span className={styles.bar}>
        {texts.lost}
        {/* Not Fluent's: what stands in its place must not need anything that is still to be loaded. */}
        <button type="button" className={styles.button} onClick={line.tryNow}>
          {texts.tryNow}
        </button>
      </span>
    </output>
  );
}
