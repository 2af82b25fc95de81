import { makeStyles, tokens } from '@fluentui/react-components';
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle';
import { counted, fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import type { listWaiting } from '../../contract/index.ts';
import { ageWords } from '../components/age.ts';
import { listTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
});

/** What waits for the teacher over all plans and classes, with the age of the oldest, and the way to it. */
export function QueueBar({ queue: { waiting, now } }: { readonly queue: OutputOf<typeof listWaiting> }) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const [oldest] = waiting;
  if (!oldest) return null;
  const { planUrl, assignmentId, taskId, pupil } = oldest;
  return (
    <Card as="section" className={styles.row}>
      <QuestionCircle24Regular aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>{texts.queue}</span>
        <span>{fill(counted(texts.queueCount, waiting.length), { age: ageWords(oldest.since, now) })}</span>
      </span>
      <ButtonLink appearance="primary" to={planPath(planUrl, { mode: 'check', assignmentId, taskId, pupilId: pupil.id })}>
        {texts.queueOpen}
      </ButtonLink>
    </Card>
  );
}
