import { TwoVersions } from '@pausenplatz/kernel-ui';

interface TextConflictProps {
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (words: string) => void;
}

/** Two teachers changed the same words of a task. */
export function TextConflict({ mine, theirs, onChoose }: TextConflictProps) {
  return (
    <TwoVersions
      mine={mine}
      theirs={theirs}
      onMine={() => onChoose(mine)}
      onTheirs={() => onChoose(theirs)}
      onBoth={() => onChoose(`${theirs}\n${mine}`)}
    />
  );
}
