import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { placeDoors } from '../../rules/door-places.ts';
import { editTexts } from '../../texts.edit.ts';
import { CalendarPicture } from '../picture/calendar-picture.tsx';
import type { CalendarChanges, EditedCalendar } from './changes.ts';
import { FreePlacer } from './free-placer.tsx';

const useStyles = makeStyles({
  // Where doors are placed, they stand in their places however narrow it is, and not in columns.
  inPlace: { '& figure': { containerName: 'none' } },
  help: { margin: '16px 4px 0', color: tokens.colorNeutralForeground2 },
});

interface EditedPictureProps {
  readonly edited: EditedCalendar;
  readonly changes: CalendarChanges;
  readonly onOpen: (number: number) => void;
}

/** The picture for its author: every door opens, those with something behind them are lit, and where they stand freely they move. */
export function EditedPicture({ edited, changes, onOpen }: EditedPictureProps) {
  const styles = useStyles();
  const { calendar, doors } = edited;
  const shown = useMemo(
    () => ({ ...calendar, doorList: calendar.doorList.map((door) => ({ ...door, state: 'open' as const })) }),
    [calendar],
  );
  const filled = useMemo(() => new Set(doors.filter(({ work }) => work === 'released').map(({ number }) => number)), [doors]);
  const isFree = calendar.layout === 'free';
  const placed = useMemo(() => (isFree ? placeDoors(shown) : []), [isFree, shown]);
  return (
    <section aria-label={editTexts.edit.pictureLabel} className={isFree ? styles.inPlace : undefined}>
      <CalendarPicture
        calendar={shown}
        opened={filled}
        ways={{
          hrefOf: (number) => `?tuer=${number}`,
          onOpen(number, event) {
            event.preventDefault();
            onOpen(number);
          },
        }}
      >
        {isFree && <FreePlacer placed={placed} onPlace={(number, place) => void changes.place(number, place)} onOpen={onOpen} />}
      </CalendarPicture>
      {isFree && <p className={styles.help}>{editTexts.edit.place}</p>}
    </section>
  );
}
