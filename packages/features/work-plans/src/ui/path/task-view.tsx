import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { RecordField, UploadField } from '@pausenplatz/documents/ui';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Chip, ListState, look, notify, ReadButton, useDraft } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import { openSolution, type OwnPlan, type Plan, type Task, type TaskStatus, workPlanLimits } from '../../contract/index.ts';
import { allowedMoves, mayOpenSolution, statesById } from '../../rules/index.ts';
import { pathTexts, taskTexts as texts, wordTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { AttachmentLinks } from '../components/attachment-links.tsx';
import { Faces } from '../components/faces.tsx';
import { faceOf } from '../components/status-face.tsx';
import { Talk } from '../components/talk.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { useProtocol } from './use-protocol.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  card: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  row: { display: 'flex', alignItems: 'center', gap: '16px' },
  words: { flexGrow: 1, minWidth: 0, display: 'grid', gap: '8px' },
  title: { fontSize: '24px', lineHeight: '30px', fontWeight: tokens.fontWeightBold, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  heading: { fontWeight: tokens.fontWeightBold },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '14px',
    position: 'sticky',
    bottom: '8px',
    zIndex: 2,
    '@media (max-width: 640px)': { position: 'static' },
    padding: '12px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  big: { minHeight: look.touchPupil },
});

interface TaskViewProps {
  readonly plan: Plan;
  readonly own: OwnPlan;
  readonly task: Task;
}

/** One task as a child has it: what to do, the talk about it, ways to answer, and only the moves that are allowed. */
export function TaskView({ plan, own, task }: TaskViewProps) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const api = useApi();
  const { assignmentId, userId } = own;
  const protocol = useProtocol({ taskId: task.id, assignmentId, userId });
  const state = protocol.query.data?.state ?? statesById(own).get(task.id);
  const status = state?.status ?? 'open';
  const { Icon, color, word } = faceOf(status, task.correctionMode);
  const isClosed = plan.isArchived || plan.assignments[0]?.isArchived === true;
  const draft = useDraft(`work-plan-answer:${assignmentId}:${task.id}`);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const title = task.title || wordTexts.untitled;
  const knowsSolution = state?.solutionOpened === true || !task.attachments.some(({ isSolution }) => isSolution);
  const facts = { correctionMode: task.correctionMode, isSeen: state?.isSeen === true, knowsSolution };
  const moves = isClosed ? [] : allowedMoves(status, 'pupil', facts);
  const needsSolution = !isClosed && status !== 'done' && status !== 'finished' && task.correctionMode === 'self' && !knowsSolution;
  const mayOpen = !isClosed && mayOpenSolution(status, task.correctionMode);
  const attached = useRef<HTMLDivElement>(null);
  const unseal = async () => {
    // The button goes when the solution comes: keys and readers go on where it stands.
    if (await protocol.attempt(() => api.call(openSolution, { taskId: task.id, assignmentId }))) attached.current?.focus();
  };
  const writing = { response: draft.text.trim(), files: files.map(({ id }) => id) };
  const isEmpty = writing.response === '' && writing.files.length === 0;
  const after = (agreed: boolean, said?: string) => {
    if (!agreed) return;
    draft.clear();
    setFiles([]);
    if (said !== undefined) notify({ type: 'success', title: said });
  };
  const move = async (to: TaskStatus) => {
    const praise = to === 'done' ? texts.praise[Math.floor(Math.random() * texts.praise.length)] : undefined;
    after(await protocol.move(to, status, writing), praise);
  };
  const canWrite = !isClosed && (status !== 'finished' || !isEmpty);
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <ButtonLink appearance="subtle" icon={<ArrowLeft24Regular />} to={planPath(plan.url)}>
          {texts.back}
        </ButtonLink>
        <Chip color={color} icon={<Icon />}>
          {word}
        </Chip>
      </div>
      <section className={styles.card}>
        <div className={styles.row}>
          <TaskIcon icon={task.icon} size="large" />
          <div className={styles.words}>
            <span>{fill(texts.nr, { nr: task.nr })}</span>
            <h2 className={styles.title}>{title}</h2>
          </div>
          <ReadButton words={[title, task.text]} label={fill(pathTexts.read, { words: title })} />
        </div>
        {task.text !== '' && <p className={styles.text}>{task.text}</p>}
        <div ref={attached} tabIndex={-1}>
          <AttachmentLinks attachments={task.attachments} isOver={isClosed} {...(mayOpen && { onUnseal: () => void unseal() })} />
        </div>
        {needsSolution && <p>{texts.solutionFirst}</p>}
      </section>
      <ListState query={protocol.query}>{({ entries }) => <Talk entries={entries} />}</ListState>
      {isClosed && <p>{texts.closed}</p>}
      {status === 'finished' && <p className={styles.heading}>{texts.finished}</p>}
      {!isClosed && status !== 'finished' && (
        <>
          <section className={styles.card}>
            <h3 className={styles.heading}>{texts.answer}</h3>
            <Textarea
              size="large"
              rows={3}
              resize="vertical"
              aria-label={texts.write}
              placeholder={texts.writePlaceholder}
              maxLength={workPlanLimits.responseMaximum}
              value={draft.text}
              onChange={(_event, { value }) => draft.setText(value)}
            />
            <FileList files={files} large onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />
            {files.length < workPlanLimits.filesPerEntry && (
              <RecordField service="work-plans" kind="attachment" onStored={(file) => setFiles((now) => [...now, file])} />
            )}
            {files.length < workPlanLimits.filesPerEntry && (
              <UploadField
                service="work-plans"
                kind="attachment"
                label={texts.upload}
                maximum={workPlanLimits.filesPerEntry - files.length}
                onStored={(file) => setFiles((now) => [...now, file])}
              />
            )}
          </section>
          <section className={styles.card}>
            <h3 className={styles.heading}>{texts.feeling}</h3>
            <Faces label={texts.feeling} value={state?.feeling ?? null} onChange={(feeling) => void protocol.write({ feeling })} />
          </section>
        </>
      )}
      {(moves.length > 0 || (canWrite && !isEmpty)) && (
        <div className={styles.actions}>
          {moves.includes('question') && (
            <Button size="large" className={styles.big} onClick={() => void move('question')}>
              {texts.moves.question}
            </Button>
          )}
          {moves.includes('inProgress') && (
            <Button size="large" className={styles.big} onClick={() => void move('inProgress')}>
              {status === 'done' ? texts.takeBack : texts.moves.inProgress}
            </Button>
          )}
          {moves.includes('open') && (
            <Button size="large" className={styles.big} onClick={() => void move('open')}>
              {texts.moves.open}
            </Button>
          )}
          {!isEmpty && (
            <Button size="large" className={styles.big} onClick={() => void protocol.write(writing).then((agreed) => after(agreed))}>
              {texts.message}
            </Button>
          )}
          {moves.includes('done') && (
            <Button appearance="primary" size="large" className={styles.big} onClick={() => void move('done')}>
              {task.correctionMode === 'teacher' ? texts.moves.done : texts.moves.doneSelf}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
