import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { Level } from '../../contract/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '16px', width: '100%', maxWidth: '640px', margin: '0 auto' },
  title: { margin: 0, textAlign: 'center', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  levels: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))', gap: '12px' },
  level: {
    display: 'grid',
    gap: '4px',
    minHeight: '88px',
    alignContent: 'center',
    padding: '16px 20px',
    border: 'none',
    borderRadius: '16px',
    boxShadow: look.shadowCard,
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  about: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

const colors = { easy: 'green', middle: 'blue', hard: 'violet', class: 'orange' } as const;
const { free: texts } = gamesUiTexts;

interface FreeStartProps {
  readonly hasClassWords: boolean;
  readonly isBusy: boolean;
  readonly onStart: (level: Level) => void;
}

/** The levels of a free word; those of the class where there are some. */
export function FreeStart({ hasClassWords, isBusy, onStart }: FreeStartProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const levels: readonly Level[] = ['easy', 'middle', 'hard', ...(hasClassWords ? (['class'] as const) : [])];
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{texts.title}</h2>
      <div className={styles.levels}>
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            disabled={isBusy}
            className={mergeClasses(styles.level, soft[colors[level]])}
            onClick={() => onStart(level)}
          >
            <span className={styles.name}>{texts.levels[level]}</span>
            <span className={styles.about}>{texts.about[level]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
