import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import { Star24Filled } from '@fluentui/react-icons/svg/star';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { todayTexts } from '../../texts.home.ts';

/** More steps than that have no room on a phone; the words say the number anyway. */
const stepsShown = 6;

const useStyles = makeStyles({
  path: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px 14px',
    justifySelf: 'start',
    padding: '8px 16px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    fontWeight: tokens.fontWeightSemibold,
  },
  steps: { display: 'flex', alignItems: 'center' },
  step: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    border: `3px solid ${look.colors.teal.strong}`,
    color: 'transparent',
  },
  done: { border: 'none', backgroundColor: look.colors.green.strong, color: tokens.colorNeutralForegroundOnBrand },
  way: { width: '18px', height: '4px', backgroundColor: look.colors.teal.surface },
  gone: { backgroundColor: look.colors.green.strong },
  goal: { color: look.colors.yellow.strong },
});

/** The way through the day: a stone for each task, and a star at its end. */
export function DayPath({ done, of }: { readonly done: number; readonly of: number }) {
  const styles = useStyles();
  const texts = todayTexts.pupil;
  const words = done === of ? texts.allDone : done === 0 ? fill(texts.start, { of: tasksIn(of) }) : fill(texts.going, { done, of });
  return (
    <p className={styles.path} aria-live="polite">
      <span className={styles.steps} aria-hidden>
        {Array.from({ length: Math.min(of, stepsShown) }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stones have no other name than their place
          <span key={index} className={styles.steps}>
            <span className={mergeClasses(styles.step, index < done && styles.done)}>
              <Checkmark20Filled />
            </span>
            <span className={mergeClasses(styles.way, index < done && styles.gone)} />
          </span>
        ))}
        <Star24Filled className={styles.goal} />
      </span>
      {words}
    </p>
  );
}

const tasksIn = (count: number): string => (count === 1 ? todayTexts.pupil.oneTask : fill(todayTexts.pupil.tasks, { count }));
