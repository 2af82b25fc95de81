import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { Checkmark24Filled } from '@fluentui/react-icons/svg/checkmark';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look, ReadButton } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { isOpen, levels, nextLevel } from '../../rules/index.ts';
import { multiplicationTexts as texts } from '../../texts.ts';
import { MountainPicture, stations } from './mountain-picture.tsx';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    minHeight: '460px',
    overflow: 'hidden',
    borderRadius: '16px',
    backgroundColor: look.colors.green.surface,
  },
  scene: { position: 'relative', width: '100%', maxWidth: '560px', margin: '0 auto', aspectRatio: '500 / 470' },
  list: { position: 'absolute', inset: 0, margin: 0, padding: 0, listStyleType: 'none' },
  place: { position: 'absolute', transform: 'translate(-50%, -50%)' },
  station: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightBold,
    textDecorationLine: 'none',
    '@media (max-width: 480px)': { width: '44px', height: '44px', fontSize: tokens.fontSizeBase400 },
  },
  passed: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong },
  next: {
    width: '80px',
    height: '80px',
    border: `6px solid ${look.colors.yellow.strong}`,
    outline: `2px solid ${look.colors.yellow.ink}`,
    fontSize: '2rem',
    '@media (max-width: 480px)': { width: '64px', height: '64px' },
  },
  closed: { color: tokens.colorNeutralForeground2, opacity: 0.85 },
  foot: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    margin: '0 14px 14px',
    padding: '14px 20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  words: { flexGrow: 1, minWidth: '150px' },
  where: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  go: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '0 28px',
    borderRadius: '18px',
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
  },
});

interface MountainProps {
  readonly series: number;
  readonly passed: readonly number[];
}

/** The way of a series: ten stations up to the flag, one of them next. A closed one says what opens it. */
export function Mountain({ series, passed }: MountainProps) {
  const styles = useStyles();
  const next = nextLevel(passed);
  const path = (level: number) => `/lernen/einmaleins/${level}/${series}`;
  const nameOf = (level: number) => texts.levelNames[level - 1] ?? '';
  const where = fill(texts.card.where, { series, level: next });
  return (
    <Card as="section" flush className={styles.card}>
      <div className={styles.scene}>
        <MountainPicture done={passed.length} />
        <ol className={styles.list} aria-label={fill(texts.path, { series })}>
          {levels.map((level) => {
            const [left, top] = stations[level - 1] ?? [0, 0];
            const isPassed = passed.includes(level);
            const state = isPassed ? 'passed' : level === next ? 'next' : isOpen(level, series, passed) ? 'open' : 'closed';
            const label = fill(texts.station[state], { level, name: nameOf(level), before: level - 1 });
            const className = mergeClasses(styles.station, state !== 'open' && styles[state]);
            return (
              <li key={level} className={styles.place} style={{ left: `${left / 5}%`, top: `${top / 4.7}%` }}>
                {state === 'closed' ? (
                  <span className={className} role="img" aria-label={label} title={label}>
                    <LockClosed20Regular aria-hidden />
                  </span>
                ) : (
                  <Link to={path(level)} className={className} aria-label={label} title={nameOf(level)}>
                    {isPassed ? <Checkmark24Filled aria-hidden /> : level}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.where}>{where}</p>
          <h2 className={styles.name}>{nameOf(next)}</h2>
        </div>
        <ReadButton words={[where, nameOf(next)]} label={texts.card.readAloud} />
        <Link to={path(next)} className={styles.go}>
          {texts.card.go}
          <ArrowRight28Regular aria-hidden />
        </Link>
      </div>
    </Card>
  );
}
