import { makeStyles, tokens } from '@fluentui/react-components';
import { CalendarLtr16Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Person16Regular } from '@fluentui/react-icons/svg/person';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay } from '@pausenplatz/kernel-format';
import { Chip } from '@pausenplatz/kernel-ui';
import type { BoardCard } from '../../contract/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import { boardTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  by: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

/** Until when, for whom, by whom. */
export function CardFacts({ card, today }: { readonly card: BoardCard; readonly today: string }) {
  const styles = useStyles();
  const { dueOn, assignee, author, checks } = card;
  if (dueOn === null && assignee === null && author === null) return null;
  const isDone = checks.length > 0 && checks.every((check) => check.isDone);
  const isLate = dueOn !== null && dueOn < today && !isDone;
  return (
    <div className={styles.facts}>
      {dueOn !== null && (
        <Chip color={isLate ? 'red' : dueOn === today ? 'yellow' : 'grey'} icon={<CalendarLtr16Regular aria-hidden />}>
          {fill(isLate ? texts.overdue : texts.due, { day: dueOn === today ? texts.today : shortDay(dueOn) })}
        </Chip>
      )}
      {assignee !== null && (
        <Chip color="violet" icon={<Person16Regular aria-hidden />}>
          {fill(texts.assigned, { name: assignee.name || texts.somebody })}
        </Chip>
      )}
      {author !== null && <span className={styles.by}>{fill(boardTexts.by, { name: author.name || texts.somebody })}</span>}
    </div>
  );
}
