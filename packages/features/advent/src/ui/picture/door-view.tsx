import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { MouseEvent } from 'react';
import type { PlacedDoor } from '../../rules/door-places.ts';
import { doorName, whyClosed } from '../../rules/door-words.ts';
import { adventTexts } from '../../texts.ts';
import { ClosedFace, OpenFace } from '../doors/door-face.tsx';
import { useDoorStyles } from './door-styles.ts';

/** Where the way through an open door leads, and what else happens when somebody presses one. */
export interface DoorWays {
  readonly hrefOf: (number: number) => string;
  /** Outside of the own window, such as from a page on another website. */
  readonly target?: '_blank' | undefined;
  readonly onOpen?: (number: number, event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onClosed?: (words: string, number: number) => void;
}

interface DoorViewProps {
  readonly placed: PlacedDoor;
  readonly now: string;
  readonly isOpened: boolean;
  readonly isWiggling: boolean;
  readonly ways: DoorWays;
}

/** One door: a way that needs no script where it is open, and where it is not, a button that says when it will be. */
export function DoorView({ placed: { door, type, x, y, width }, now, isOpened, isWiggling, ways }: DoorViewProps) {
  const styles = useDoorStyles();
  const { number, label, state, isToday } = door;
  const isOpen = state === 'open';
  const glows = isToday && isOpen;
  const name = doorName(door, { now }, isOpened);
  const faces = (
    <>
      {glows && <span className={styles.glow} aria-hidden />}
      <svg viewBox="0 0 100 100" className={mergeClasses(styles.face, state === 'missed' && styles.faded)} aria-hidden>
        <g data-face="closed">
          <ClosedFace type={type} number={number} label={label} isToday={glows} />
        </g>
        {isOpen && (
          <g data-face="open">
            <OpenFace type={type} number={number} />
          </g>
        )}
      </svg>
      {glows && <span className={styles.frame} aria-hidden />}
      {glows && <span className={styles.today} data-words={adventTexts.show.today} aria-hidden />}
    </>
  );
  const marks = { 'data-door': number, ...(isOpened && { 'data-opened': '' }) };
  return (
    <li
      className={mergeClasses(styles.place, styles.narrowWidth, glows && styles.above)}
      style={{ left: `${round(x)}%`, top: `${round(y)}%`, width: `${round(width)}%` }}
    >
      {isOpen ? (
        <a
          {...marks}
          className={styles.door}
          href={ways.hrefOf(number)}
          {...(ways.target && { target: ways.target, rel: 'noopener' })}
          aria-label={name}
          onClick={(event) => ways.onOpen?.(number, event)}
        >
          {faces}
        </a>
      ) : (
        <button
          {...marks}
          type="button"
          className={mergeClasses(styles.door, isWiggling && styles.wiggle)}
          aria-label={name}
          data-says={whyClosed(door, { now })}
          onClick={() => ways.onClosed?.(whyClosed(door, { now }), number)}
        >
          {faces}
        </button>
      )}
    </li>
  );
}

const round = (percent: number): number => Math.round(percent * 100) / 100;
