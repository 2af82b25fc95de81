import { useParams } from 'react-router-dom';
import { extraSeries, mapSeries } from '../../contract/index.ts';
import { levels } from '../../rules/index.ts';
import { multiplicationTitles as titles } from '../../titles.ts';
import { RunOf } from '../run/run-of.tsx';

/** `/lernen/einmaleins/:level/:reihe` */
export function LevelScreen() {
  const { level, reihe } = useParams();
  // What is no level or no series is said by the server, in words.
  const found = {
    level: levels.find((one) => String(one) === level) ?? null,
    series: [...mapSeries, ...extraSeries].find((one) => String(one) === reihe) ?? null,
  };
  return <RunOf key={`${level}-${reihe}`} kind="level" {...found} browserTitle={titles.level} />;
}

/** `/lernen/einmaleins/mix` */
export const MixScreen = () => <RunOf kind="mix" level={null} series={null} browserTitle={titles.mix} />;

/** `/lernen/einmaleins/training` */
export const TrainingScreen = () => <RunOf kind="training" level={null} series={null} browserTitle={titles.training} />;

/** `/lernen/einsdurcheins` */
export const DivisionScreen = () => <RunOf kind="division" level={null} series={null} browserTitle={titles.division} />;
