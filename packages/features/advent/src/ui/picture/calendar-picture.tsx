import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { makeStyles, mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { ShownCalendar } from '../../contract/calendar.ts';
import { placeDoors } from '../../rules/door-places.ts';
import { adventTexts } from '../../texts.ts';
import { AdventSceneView } from '../scenes/index.tsx';
import { type DoorWays, DoorView } from './door-view.tsx';

const useStyles = makeStyles({
  frame: { containerType: 'inline-size', containerName: 'calendar', margin: 0 },
  picture: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1120 / 720',
    borderRadius: '20px',
    boxShadow: '0 14px 40px rgba(22, 36, 79, 0.24)',
    isolation: 'isolate',
    '@media print': { boxShadow: 'none', breakInside: 'avoid', printColorAdjust: 'exact' },
    '@container calendar (max-width: 640px)': { aspectRatio: 'auto', borderRadius: '16px' },
  },
  behind: { position: 'absolute', inset: 0, zIndex: -1 },
  photo: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  doors: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@container calendar (max-width: 640px)': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '18px 16px',
      padding: '30px 18px 26px',
    },
  },
  said: {
    margin: '10px 4px 0',
    ':empty': { marginTop: 0 },
    fontWeight: 600,
  },
});

interface CalendarPictureProps {
  readonly calendar: Pick<
    ShownCalendar,
    'id' | 'scene' | 'layout' | 'doorType' | 'perRow' | 'isMixed' | 'doorList' | 'picture' | 'now' | 'title'
  >;
  readonly opened: ReadonlySet<number>;
  readonly ways: DoorWays;
  /** What lies above the doors: handles of whoever moves them. */
  readonly children?: ReactNode;
  readonly isSeenFirst?: boolean;
}

/** The doors in what they stand in. Light enough for frames, and the same on a server. */
export function CalendarPicture({ calendar, opened, ways, children, isSeenFirst = false }: CalendarPictureProps) {
  const styles = useStyles();
  const id = useId();
  const [said, setSaid] = useState({ words: '', number: 0, turn: 0 });
  const placed = useMemo(() => placeDoors(calendar), [calendar]);
  const { picture, scene, now } = calendar;
  const all: DoorWays = {
    ...ways,
    onClosed(words, number) {
      setSaid(({ turn }) => ({ words, number, turn: turn + 1 }));
      ways.onClosed?.(words, number);
    },
  };
  return (
    <figure className={styles.frame}>
      <div className={styles.picture}>
        <div className={styles.behind}>
          <AdventSceneView scene={scene} id={`himmel${id}`} />
          {scene === 'picture' && picture && (
            <ShownPicture
              file={picture}
              alt=""
              sizes="(max-width: 1120px) 100vw, 1120px"
              covers
              isSeenFirst={isSeenFirst}
              className={mergeClasses(styles.photo)}
            />
          )}
        </div>
        <ol className={styles.doors} aria-label={adventTexts.show.doors}>
          {placed.map((one) => (
            <DoorView
              // Pressed once more it wiggles once more.
              key={one.door.number === said.number ? `${one.door.number} ${said.turn}` : one.door.number}
              placed={one}
              now={now}
              isOpened={opened.has(one.door.number)}
              isWiggling={one.door.number === said.number}
              ways={all}
            />
          ))}
        </ol>
        {children}
      </div>
      <figcaption className={styles.said} role="status" data-said="">
        {said.words}
      </figcaption>
    </figure>
  );
}
