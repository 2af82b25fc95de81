import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Chip, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { getProgress } from '../../contract/index.ts';
import { progressTexts } from '../../texts.ts';
import { progressTitles } from '../../titles.ts';
import { useLearnGames, useProgress, useTrainers } from '../data.ts';
import { DueCard } from '../parts/due-card.tsx';
import { GameTiles } from '../parts/game-tiles.tsx';
import { TrainerTile } from '../parts/trainer-tile.tsx';
import type { LearnGame, Trainer } from '../trainers.ts';

const useStyles = makeStyles({
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  points: { display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' },
  one: { display: 'flex', gap: '8px', alignItems: 'center' },
});

/** `/lernen` */
export function Screen() {
  const query = useProgress();
  const trainers = useTrainers();
  const games = useLearnGames();
  const loaded = trainers === null || games === null ? { data: undefined, error: null } : query;
  return (
    <Frame
      title={progressTitles.learn}
      actions={
        <>
          <ButtonLink to="/lernen/ranglisten">{progressTexts.learn.rankings}</ButtonLink>
          <ButtonLink to="/lernen/meine-leistungen">{progressTitles.performance}</ButtonLink>
        </>
      }
    >
      <ListState query={loaded} skeleton="tiles">
        {(progress) => <Hub progress={progress} trainers={trainers ?? []} games={games ?? []} />}
      </ListState>
    </Frame>
  );
}

interface HubProps {
  readonly progress: OutputOf<typeof getProgress>;
  readonly trainers: readonly Trainer[];
  readonly games: readonly LearnGame[];
}

function Hub({ progress, trainers, games }: HubProps) {
  const styles = useStyles();
  const { learn: texts } = progressTexts;
  const name = useCurrentUser()?.firstName ?? '';
  if (trainers.length === 0) return <EmptyState scene="shelf" title={texts.nothing} body={texts.nothingBody} />;
  const points = (count: number) => (count === 1 ? texts.point : fill(texts.points, { count }));
  return (
    <>
      <DueCard name={name} trainers={trainers} states={progress.trainers} />
      <h2 className={styles.title}>{texts.all}</h2>
      <ul className={styles.tiles}>
        {trainers.map((trainer) => (
          <li key={trainer.title}>
            <TrainerTile trainer={trainer} states={progress.trainers} />
          </li>
        ))}
      </ul>
      <GameTiles games={games} />
      {progress.pointsWeek > 0 && (
        <div className={styles.points}>
          <span className={styles.one}>
            {texts.pointsToday}
            <Chip color="yellow">{points(progress.pointsToday)}</Chip>
          </span>
          <span className={styles.one}>
            {texts.pointsWeek}
            <Chip color="yellow">{points(progress.pointsWeek)}</Chip>
          </span>
        </div>
      )}
    </>
  );
}
