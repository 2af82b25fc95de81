import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useOwnSetting } from '@pausenplatz/account/ui';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, TextLink } from '@pausenplatz/kernel-ui';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { newYearTexts as texts } from '../../texts.tools.ts';
import { useListStyles } from '../styles.ts';

const todos = ['cards', 'letters', 'people', 'settings', 'page'] as const;
type Todo = (typeof todos)[number];

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '8px 0', padding: 0, display: 'grid' },
  // What is still to be done stands out, what is done steps back; Fluent has it the other way round.
  open: { '& label': { color: tokens.colorNeutralForeground1 } },
  done: { '& label': { color: tokens.colorNeutralForeground2, textDecorationLine: 'line-through' } },
});

interface NewYearCardProps {
  readonly classId: string;
  /** In which the school year began. */
  readonly year: number;
}

/** What is left to do for a class after its school year has changed (decisions 2.7); ticks belong to the teacher. */
export function NewYearCard({ classId, year }: NewYearCardProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  const { value, save } = useOwnSetting('jahreswechsel', 'erledigt');
  const kept = ticksIn(value);
  const ticked = kept[classId] ?? [];
  const tick = (todo: Todo, isDone: boolean) => {
    const others = ticked.filter((one) => one !== todo);
    void save({ ...kept, [classId]: isDone ? [...others, todo] : others });
  };
  const isAllDone = todos.every((todo) => ticked.includes(todo));
  return (
    <Card as="section">
      <h2 className={styles.title}>{fill(texts.title, { year: schoolYearName(year) })}</h2>
      <p className={styles.note} role="status">
        {isAllDone ? texts.done : texts.lead}
      </p>
      <ul className={styles.list}>
        {todos.map((todo) => (
          <li key={todo} className={ticked.includes(todo) ? styles.done : styles.open}>
            <Checkbox
              label={texts.todo[todo]}
              checked={ticked.includes(todo)}
              onChange={(_event, { checked }) => tick(todo, checked === true)}
            />
          </li>
        ))}
      </ul>
      <TextLink to="/seiten">{texts.pages}</TextLink>
    </Card>
  );
}

/** What was kept, as far as it has the shape that this list keeps. */
function ticksIn(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).flatMap(([classId, ticks]: [string, unknown]) =>
    Array.isArray(ticks) ? [[classId, ticks.filter((tick) => typeof tick === 'string')] as const] : [],
  );
  return Object.fromEntries(entries);
}
