import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, Skeletons } from '@pausenplatz/kernel-ui';
import type { Performance } from '../../contract/index.ts';
import { performanceTexts as texts } from '../../texts.performance.ts';
import { sumOf, useTrainers } from '../data.ts';
import type { Trainer } from '../trainers.ts';
import { Forest } from './forest.tsx';
import { TrainerCard } from './trainer-card.tsx';
import { PrivateCard, SecuredCard, StreakCard, TimeCard, YearsCard } from './week-cards.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  lead: { color: tokens.colorNeutralForeground2 },
  frame: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  trainers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    alignItems: 'start',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

interface ShownProps {
  readonly performance: Performance;
  readonly isOwn: boolean;
}

/** The forest of a school year, what is secure in each trainer, and this week. */
export function Shown({ performance, isOwn }: ShownProps) {
  const styles = useStyles();
  const trainers = useTrainers();
  if (trainers === null) return <Skeletons shape="page" />;
  const hasPractised = performance.weeks.some(({ answers }) => answers > 0);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{fill(isOwn ? texts.title.own : texts.title.other, { name: performance.firstName })}</h2>
          <p className={styles.lead}>{isOwn ? texts.lead.own : texts.lead.other}</p>
        </div>
        {isOwn && (
          <ButtonLink to="/lernen" appearance="primary" size="large">
            {texts.go}
          </ButtonLink>
        )}
      </div>
      <div className={styles.frame}>
        <div className={styles.part}>
          {hasPractised ? (
            <Forest weeks={performance.weeks} />
          ) : (
            <EmptyState scene="summer" title={isOwn ? texts.empty : texts.emptyOther} as="p" />
          )}
          <ul className={styles.trainers}>
            {trainers.flatMap((trainer) => {
              const own = shownOf(performance, trainer);
              return own === null ? [] : [<TrainerCard key={trainer.title} trainer={trainer} {...own} />];
            })}
          </ul>
        </div>
        <div className={styles.part}>
          <StreakCard performance={performance} isOwn={isOwn} />
          <SecuredCard performance={performance} isOwn={isOwn} trainers={trainers} />
          <TimeCard performance={performance} trainers={trainers} />
          <YearsCard performance={performance} />
          <PrivateCard isOwn={isOwn} />
        </div>
      </div>
    </>
  );
}

/** What a trainer has, over all names that it writes under; null where nothing was met. */
function shownOf({ trainers, weeks }: Performance, trainer: Trainer) {
  const { known, secure } = sumOf(trainers, trainer);
  if (known === 0) return null;
  const dated = trainers.filter((one) => trainer.writesAs.includes(one.trainer) && one.secureByWeek.length > 0);
  const secureByWeek =
    dated.length === 0 ? [] : weeks.map((_week, index) => dated.reduce((sum, one) => sum + (one.secureByWeek[index] ?? 0), 0));
  return { known, secure, secureByWeek };
}
