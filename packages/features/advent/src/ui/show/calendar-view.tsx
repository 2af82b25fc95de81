import { fill } from '@pausenplatz/kernel-contract';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import type { ShownCalendar } from '../../contract/calendar.ts';
import { nextWords, todayWords } from '../../rules/door-words.ts';
import { adventTexts } from '../../texts.ts';
import { CalendarPicture } from '../picture/calendar-picture.tsx';
import type { DoorWays } from '../picture/door-view.tsx';

const useStyles = makeStyles({
  calendar: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  lead: { margin: '4px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, maxWidth: '68ch' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    margin: 0,
    padding: '0 4px',
    color: tokens.colorNeutralForeground2,
  },
});

interface CalendarViewProps {
  readonly calendar: ShownCalendar;
  readonly opened: ReadonlySet<number>;
  readonly ways: DoorWays;
  /** Null where the place around it has the title already. */
  readonly titleAs: 'h1' | 'h2' | null;
  /** What is behind the door that was opened. */
  readonly door?: ReactNode;
  readonly className?: string;
  readonly isSeenFirst?: boolean;
}

/** A calendar as its visitors see it: what it is, an open door perhaps, the doors, and what comes next. */
export function CalendarView({ calendar, opened, ways, titleAs: Title, door, className, isSeenFirst = true }: CalendarViewProps) {
  const styles = useStyles();
  const { show: texts } = adventTexts;
  return (
    // It changes by itself: what a server has drawn is taken over as soon as there is time.
    <div className={mergeClasses(styles.calendar, className)} lang="de-CH" data-live="">
      {Title && (
        <div>
          <Title className={styles.title}>{calendar.title}</Title>
          <Lead calendar={calendar} />
        </div>
      )}
      {door}
      <CalendarPicture calendar={calendar} opened={opened} ways={ways} isSeenFirst={isSeenFirst} />
      <p className={styles.foot}>
        <span>{nextWords(calendar)}</span>
        <span>{texts.credit}</span>
      </p>
    </div>
  );
}

function Lead({ calendar }: { readonly calendar: ShownCalendar }) {
  const styles = useStyles();
  const words = leadOf(calendar);
  return words === '' ? null : <p className={styles.lead}>{words}</p>;
}

/** What stands below the title: own words, whose it is, what opens today. */
export function leadOf(calendar: Pick<ShownCalendar, 'lead' | 'className' | 'doorList'>): string {
  const { lead, className } = calendar;
  const byClass = className === null ? '' : fill(adventTexts.show.byClass, { name: className });
  return [lead, byClass, todayWords(calendar)].filter((one) => one !== '').join(' ');
}
