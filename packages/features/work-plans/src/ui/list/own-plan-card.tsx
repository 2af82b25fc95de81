import { makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ReadButton } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { ListedPlan } from '../../contract/index.ts';
import { listTexts as texts, planTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { DueChip } from '../components/due-chip.tsx';
import { useListStyles } from './list-styles.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px 16px',
    alignItems: 'center',
    padding: '20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { display: 'grid', gap: '8px', minWidth: 0 },
  title: { fontSize: '24px', lineHeight: '30px', fontWeight: tokens.fontWeightBold, overflowWrap: 'anywhere' },
  bar: { gridColumn: '1 / -1', height: '12px' },
});

/** A plan as a child has it: how far, until when, and somebody who reads it. */
export function OwnPlanCard({ plan, today }: { readonly plan: ListedPlan; readonly today: string }) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const shared = useListStyles();
  const { title, url, progress, assignments } = plan;
  const words = progress ? fill(texts.progress, { through: progress.through, mandatory: progress.mandatory }) : '';
  const isThrough = progress !== null && progress.through === progress.mandatory;
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link className={mergeClasses(shared.link, shared.whole)} to={planPath(url)}>
            {title}
          </Link>
        </h2>
        <span className={shared.row}>
          <span>{words}</span>
          {progress !== null && progress.withTeacher > 0 && <span>{fill(texts.withTeacher, { count: progress.withTeacher })}</span>}
          <DueChip dueOn={assignments[0]?.dueOn ?? null} today={today} isThrough={isThrough} />
        </span>
      </div>
      <ReadButton words={[title, words]} label={fill(planTexts.read, { title })} />
      {progress && (
        <ProgressBar
          className={styles.bar}
          color="success"
          shape="rounded"
          value={progress.mandatory === 0 ? 1 : progress.through / progress.mandatory}
          aria-label={words}
        />
      )}
    </article>
  );
}
