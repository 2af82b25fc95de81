import { streakOf } from '@pausenplatz/progress/rules';
import { gamesLimits } from '../contract/index.ts';

interface EndedRound {
  readonly day: string;
  readonly isSolved: boolean;
  readonly tries: number;
}

/** How the words of the day went for one person; days in a row are those on which one was solved. */
export function statisticsOf(rounds: readonly EndedRound[], today: string) {
  const solved = rounds.filter(({ isSolved }) => isSolved);
  return {
    played: rounds.length,
    solved: solved.length,
    streak: streakOf(new Set(solved.map(({ day }) => day)), today).days,
    tries: Array.from({ length: gamesLimits.guesses }, (_, index) => solved.filter(({ tries }) => tries === index + 1).length),
  };
}
