import { loadable } from '@pausenplatz/kernel-host';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense } from 'react';
import { adventHomeTexts as texts } from '../../texts.home.ts';
import { useDoorsToday } from './use-doors-today.ts';

/** The drawings of doors come only where there is one. */
const DoorCard = loadable(async () => (await import('./door-card.tsx')).DoorCard, 'advent.doorToday');

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightBold },
  list: {
    display: 'grid',
    gap: '14px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '860px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

/** What opens for a child today. */
export function DoorsToday() {
  const styles = useStyles();
  const data = useDoorsToday();
  if (!data || data.doors.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <section className={styles.stack}>
        <h2 className={styles.heading}>{texts.heading}</h2>
        <ul className={styles.list}>
          {data.doors.map((door) => (
            <DoorCard key={`${door.calendarId} ${door.number}`} door={door} />
          ))}
        </ul>
      </section>
    </Suspense>
  );
}
