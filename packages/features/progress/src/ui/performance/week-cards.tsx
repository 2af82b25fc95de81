import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { WeatherMoon24Regular } from '@fluentui/react-icons/svg/weather-moon';
import { fill } from '@pausenplatz/kernel-contract';
import { longWeekday, shortWeekday } from '@pausenplatz/kernel-format';
import { Card, Chip, look, useStrongColors } from '@pausenplatz/kernel-ui';
import type { Performance } from '../../contract/index.ts';
import { performanceTexts as texts } from '../../texts.performance.ts';
import type { Trainer } from '../trainers.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '6px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    textAlign: 'center',
  },
  box: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    maxHeight: '44px',
    width: '100%',
    boxSizing: 'border-box',
    borderRadius: look.radiusPicture,
    border: `2px solid ${look.colors.grey.surface}`,
    marginBottom: '4px',
  },
  done: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong, border: `2px solid ${look.colors.green.strong}` },
  free: { backgroundColor: look.colors.violet.surface, color: look.colors.violet.ink, border: `2px solid ${look.colors.violet.surface}` },
  today: { outline: `3px solid ${look.colors.yellow.strong}`, outlineOffset: '1px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  big: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: { display: 'flex', gap: '2px', height: '14px', borderRadius: look.radiusChip, overflow: 'hidden' },
  years: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px', margin: 0, '& dd': { margin: 0 } },
  lock: { display: 'flex', gap: '12px', alignItems: 'center', padding: '16px', '& svg': { flexShrink: 0 } },
});

interface OfWeek {
  readonly performance: Performance;
  readonly isOwn: boolean;
}

/** Days in a row, and the days of this week. */
export function StreakCard({ performance: { streak, days }, isOwn }: OfWeek) {
  const styles = useStyles();
  const none = isOwn ? texts.streak.none : texts.streakOther;
  const said = streak === 0 ? none : streak === 1 ? texts.streak.one : fill(texts.streak.many, { count: streak });
  return (
    <Card as="section" className={styles.card}>
      <div>
        <h2 className={styles.title}>{said}</h2>
        <span className={styles.quiet}>{texts.streakHelp}</span>
      </div>
      <ol className={styles.days}>
        {days.map(({ day, answers, isFree, isToday }) => {
          const words = answers > 0 ? texts.dayDone : isFree ? texts.dayFree : texts.dayOpen;
          return (
            <li key={day}>
              <span
                className={mergeClasses(styles.box, answers > 0 ? styles.done : isFree && styles.free, isToday && styles.today)}
                aria-hidden
              >
                {answers > 0 ? <Checkmark24Regular /> : isFree ? <WeatherMoon24Regular /> : null}
              </span>
              <span aria-hidden>{shortWeekday(day)}</span>
              <span className={styles.hidden}>{fill(words, { day: longWeekday(day) })}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** What became secure this week, by name where its trainer has names. */
export function SecuredCard({
  performance: { secured, securedCount },
  isOwn,
  trainers,
}: OfWeek & { readonly trainers: readonly Trainer[] }) {
  const styles = useStyles();
  const named = secured.flatMap(({ trainer, item }) => {
    const of = trainers.find(({ writesAs }) => writesAs.includes(trainer));
    return of?.nameOf ? [{ key: `${trainer} ${item}`, name: of.nameOf(item), color: of.color }] : [];
  });
  const more = securedCount - named.length;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.secured}</h2>
      {securedCount === 0 ? (
        <p className={styles.quiet}>{isOwn ? texts.securedNone : texts.securedNoneOther}</p>
      ) : (
        <ul className={styles.chips}>
          {named.map(({ key, name, color }) => (
            <li key={key}>
              <Chip color={color}>{name}</Chip>
            </li>
          ))}
          {more > 0 && <li className={styles.quiet}>{fill(texts.securedMore, { count: more })}</li>}
        </ul>
      )}
    </Card>
  );
}

/** Minutes of this week, by trainer. */
export function TimeCard({ performance: { time }, trainers }: Pick<OfWeek, 'performance'> & { readonly trainers: readonly Trainer[] }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const parts = trainers
    .map((trainer) => ({
      trainer,
      ms: time.filter((one) => trainer.writesAs.includes(one.trainer)).reduce((sum, one) => sum + one.ms, 0),
    }))
    .filter(({ ms }) => ms > 0);
  const minutes = minutesOf(parts.reduce((sum, { ms }) => sum + ms, 0));
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.time}</h2>
      <div>
        <span className={styles.big}>{minutes}</span> {minutes === 1 ? texts.minutes.one : texts.minutes.many}
      </div>
      {parts.length > 0 && (
        <>
          <div className={styles.bar} aria-hidden>
            {parts.map(({ trainer, ms }) => (
              <span key={trainer.title} className={strong[trainer.color]} style={{ flexGrow: ms, minWidth: '6px' }} />
            ))}
          </div>
          <p className={styles.quiet}>
            {parts.map(({ trainer, ms }) => fill(texts.timePart, { minutes: minutesOf(ms), title: trainer.title })).join(' · ')}
          </p>
        </>
      )}
    </Card>
  );
}

/** Something that was practised is a minute at least. */
export const minutesOf = (ms: number): number => (ms === 0 ? 0 : Math.max(1, Math.round(ms / 60_000)));

export function YearsCard({ performance: { years } }: Pick<OfWeek, 'performance'>) {
  const styles = useStyles();
  if (years.length === 0) return null;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.years}</h2>
      <dl className={styles.years}>
        {years.map(({ year, points }) => [
          <dt key={year}>{year}</dt>,
          <dd key={`${year} points`}>{fill(texts.yearPoints, { count: points })}</dd>,
        ])}
      </dl>
    </Card>
  );
}

/** Who sees this. */
export function PrivateCard({ isOwn }: { readonly isOwn: boolean }) {
  const styles = useStyles();
  return (
    <Card as="section" className={styles.lock}>
      <LockClosed20Regular aria-hidden />
      <p>{isOwn ? texts.private.own : texts.private.other}</p>
    </Card>
  );
}
