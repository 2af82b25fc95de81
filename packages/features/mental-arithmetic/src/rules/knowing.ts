import type { Skill } from './skills.ts';

interface Shown {
  readonly skill: Skill;
  readonly isRight: boolean;
  readonly isFirst: boolean;
  readonly counts: boolean;
  /** Null where the time ran out: that says nothing about knowing. */
  readonly given: number | null;
}

/** From here on a kind is known in a run, and up to here it is not; in between the run says nothing. */
const knownShare = 0.9;
const unknownShare = 0.6;

/**
 * The answers of a run that speak for their kind, by their place: one for each kind that the run says something about. A kind moves up when
 * nearly all of it was right at the first try, and back when much of it was wrong; one slip among ten moves nothing. Time never decides.
 */
export function answersThatShow(answers: readonly Shown[]): ReadonlySet<number> {
  const told = answers.flatMap((answer, place) => (answer.isFirst && answer.counts && answer.given !== null ? [{ ...answer, place }] : []));
  const speaking = [...Map.groupBy(told, ({ skill }) => skill).values()].flatMap((ofSkill) => {
    const share = ofSkill.filter(({ isRight }) => isRight).length / ofSkill.length;
    const says = share >= knownShare ? true : share < unknownShare ? false : null;
    return says === null ? [] : ofSkill.filter(({ isRight }) => isRight === says).slice(-1);
  });
  return new Set(speaking.map(({ place }) => place));
}
