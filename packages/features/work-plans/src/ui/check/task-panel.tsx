import { Button, Checkbox, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, Chip, ListState, look, notify, useDraft } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useState } from 'react';
import { addStatusToMany, type CheckedPupil, type Plan, type Task, type TaskStatus, workPlanLimits } from '../../contract/index.ts';
import { allowedMoves } from '../../rules/index.ts';
import { checkTexts as texts, evaluationTexts, statusTexts, taskTexts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';
import { Talk } from '../components/talk.tsx';
import { useProtocol } from '../path/use-protocol.ts';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '8px' },
  words: { display: 'grid', gap: '4px', justifyItems: 'start' },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  others: { display: 'grid', gap: '8px', padding: '12px', borderRadius: look.radiusCard, backgroundColor: tokens.colorNeutralBackground2 },
});

interface TaskPanelProps {
  readonly plan: Plan;
  readonly assignmentId: string;
  readonly pupil: CheckedPupil;
  readonly pupils: readonly CheckedPupil[];
  readonly task: Task;
  readonly onClose: () => void;
  readonly onNext: () => void;
}

/** One pupil and one task: the talk, words for the pupil (and others), and the moves that are allowed. */
export function TaskPanel({ plan, assignmentId, pupil, pupils, task, onClose, onNext }: TaskPanelProps) {
  const styles = useStyles();
  const api = useApi();
  const protocol = useProtocol({ taskId: task.id, assignmentId, userId: pupil.id });
  const draft = useDraft(`work-plan-feedback:${assignmentId}:${task.id}:${pupil.id}`);
  /** Further pupils, each with the words that are meant for them; null is the same. */
  const [others, setOthers] = useState<Readonly<Record<string, string | null>>>({});
  const [asksOthers, setAsksOthers] = useState(false);
  const state = protocol.query.data?.state ?? pupil.states.find(({ taskId }) => taskId === task.id);
  const status = state?.status ?? 'open';
  const isClosed = plan.isArchived || plan.assignments.find(({ id }) => id === assignmentId)?.isArchived === true;
  const moves = isClosed ? [] : allowedMoves(status, 'teacher', { correctionMode: task.correctionMode, isSeen: true, knowsSolution: true });
  const words = draft.text.trim();
  const { Icon, color } = faceOf(status, task.correctionMode);
  const statusOf = (one: CheckedPupil) => one.states.find(({ taskId }) => taskId === task.id)?.status ?? 'open';
  const send = async (to: TaskStatus | null, goesOn: boolean) => {
    const chosen = pupils.filter(({ id }) => id in others);
    const agreed =
      chosen.length === 0
        ? await (to === null ? protocol.write({ response: words }) : protocol.move(to, status, { response: words }))
        : await protocol.attempt(async () => {
            const all = [
              { userId: pupil.id, expectedStatus: status, response: words },
              ...chosen.map((one) => ({ userId: one.id, expectedStatus: statusOf(one), response: others[one.id] ?? words })),
            ];
            const answer = await api.call(
              addStatusToMany,
              { taskId: task.id, assignmentId, status: to, pupils: all },
              { idempotencyKey: crypto.randomUUID() },
            );
            notify({ type: 'success', title: counted(texts.sentTo, answer.changed.length) });
            if (answer.left.length > 0) notify({ type: 'info', title: counted(texts.leftOut, answer.left.length) });
          });
    if (!agreed) return;
    draft.clear();
    setOthers({});
    setAsksOthers(false);
    if (goesOn) onNext();
  };
  const main = moves.find((move) => move === 'answer') ?? moves.find((move) => move === 'finished') ?? null;
  const needs = (to: TaskStatus) => (to === 'answer' || to === 'redo') && words === '';
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || main === null || needs(main)) return;
    event.preventDefault();
    void send(main, true);
  };
  return (
    <Card as="section" className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.words}>
          <h2 className={styles.name}>
            {pupil.firstName} {pupil.lastName}
          </h2>
          <span className={styles.quiet}>{fill(texts.task, { nr: task.nr, title: task.title })}</span>
          <Chip color={color} icon={<Icon />}>
            {statusTexts[status]}
          </Chip>
        </span>
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={texts.close} onClick={onClose} />
      </div>
      <ListState query={protocol.query}>
        {({ entries, state: { feeling } }) => (
          <>
            {entries.length === 0 ? <p className={styles.quiet}>{texts.nothing}</p> : <Talk entries={entries} isWhole />}
            {(feeling === 1 || feeling === 2 || feeling === 3) && (
              <p>{fill(texts.feeling, { feeling: evaluationTexts.smiley3[feeling] })}</p>
            )}
          </>
        )}
      </ListState>
      {!isClosed && (
        <>
          <Textarea
            rows={3}
            resize="vertical"
            aria-label={fill(texts.answerTo, { name: pupil.firstName })}
            placeholder={texts.answerPlaceholder}
            maxLength={workPlanLimits.responseMaximum}
            value={draft.text}
            onChange={(_event, { value }) => draft.setText(value)}
            onKeyDown={keys}
          />
          <div className={styles.row}>
            {texts.phrases.map((phrase) => (
              <Button
                key={phrase}
                size="small"
                shape="circular"
                onClick={() => draft.setText([draft.text.trim(), phrase].filter((one) => one !== '').join(' '))}
              >
                {phrase}
              </Button>
            ))}
          </div>
          <Checkbox
            label={texts.others}
            checked={asksOthers}
            onChange={(_event, { checked }) => {
              setAsksOthers(checked === true);
              setOthers({});
            }}
          />
          {asksOthers && (
            <Others
              pupils={pupils.filter(({ id }) => id !== pupil.id)}
              statusOf={statusOf}
              task={task}
              words={draft.text}
              others={others}
              onChange={setOthers}
            />
          )}
          <div className={styles.row}>
            {moves.map((to) => (
              <Button
                key={to}
                appearance={to === main ? 'primary' : 'secondary'}
                disabled={needs(to)}
                onClick={() => void send(to, to === main)}
              >
                {taskTexts.moves[to]}
              </Button>
            ))}
            <Button disabled={words === ''} onClick={() => void send(null, false)}>
              {texts.sendNote}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

interface OthersProps {
  readonly pupils: readonly CheckedPupil[];
  readonly statusOf: (pupil: CheckedPupil) => TaskStatus;
  readonly task: Task;
  readonly words: string;
  readonly others: Readonly<Record<string, string | null>>;
  readonly onChange: (others: Readonly<Record<string, string | null>>) => void;
}

/** Who gets the same, with words that can be changed for each. */
function Others({ pupils, statusOf, task, words, others, onChange }: OthersProps) {
  const styles = useStyles();
  return (
    <div className={styles.others} role="group" aria-label={texts.others}>
      <span className={styles.quiet}>{texts.othersHint}</span>
      {pupils.map((one) => {
        const name = `${one.firstName} ${one.lastName}`;
        const isChosen = one.id in others;
        return (
          <div key={one.id}>
            <Checkbox
              label={`${name} · ${faceOf(statusOf(one), task.correctionMode).word}`}
              checked={isChosen}
              onChange={(_event, { checked }) => {
                const { [one.id]: _gone, ...rest } = others;
                onChange(checked === true ? { ...rest, [one.id]: null } : rest);
              }}
            />
            {isChosen && (
              <Textarea
                style={{ width: '100%' }}
                aria-label={fill(texts.wordsFor, { name })}
                value={others[one.id] ?? words}
                maxLength={workPlanLimits.responseMaximum}
                onChange={(_event, { value }) => onChange({ ...others, [one.id]: value })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
