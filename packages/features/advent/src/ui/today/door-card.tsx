import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight24Filled } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import { ButtonLink, look, ReadButton } from '@pausenplatz/kernel-ui';
import type { DoorToday } from '../../contract/today.ts';
import { adventHomeTexts as texts } from '../../texts.home.ts';
import { ClosedFace, OpenFace } from '../doors/door-face.tsx';
import { doorAddress } from '../show/door-address.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '16px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  // The leaves of an open door stand out at both sides.
  face: { width: '64px', height: '64px', flexShrink: 0, overflow: 'visible', marginInline: '8px' },
  words: { display: 'grid', gap: '2px', flex: '1 1 180px', minWidth: 0 },
  calendar: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
});

/** One door of today, closed until the child has looked behind it. */
export function DoorCard({ door }: { readonly door: DoorToday }) {
  const styles = useStyles();
  const host = useHost();
  const { calendarId, title, doorType, number, label, isOpened } = door;
  const words = fill(isOpened ? texts.opened : texts.open, { label });
  return (
    <li className={styles.card}>
      <svg viewBox="0 0 100 100" className={styles.face} aria-hidden>
        {isOpened ? <OpenFace type={doorType} number={number} /> : <ClosedFace type={doorType} number={number} label={label} isToday />}
      </svg>
      <span className={styles.words}>
        <span className={styles.calendar}>{title}</span>
        <h3 className={styles.title}>{words}</h3>
      </span>
      <ReadButton words={[words, title]} label={fill(texts.read, { title: words })} />
      <ButtonLink
        appearance={isOpened ? 'secondary' : 'primary'}
        size="large"
        icon={<ArrowRight24Filled />}
        to={host.hrefFor(`/advent/${calendarId}${doorAddress('', number)}`)}
        aria-label={fill(isOpened ? texts.againTo : texts.goTo, { label, title })}
      >
        {isOpened ? texts.again : texts.go}
      </ButtonLink>
    </li>
  );
}
