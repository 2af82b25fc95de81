import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { getDuelPartners } from '../../contract/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { Choices } from '../memory/choices.tsx';

const { choose: texts } = duelTexts;

interface PartnersProps {
  readonly known: OutputOf<typeof getDuelPartners>;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Whom of the class to invite. */
export function Partners({ known, chosen, onChoose }: PartnersProps) {
  const { isAllowed, pupils, teachers } = known;
  if (!isAllowed) return <p>{texts.off}</p>;
  if (pupils.length + teachers.length === 0) return <p>{texts.nobody}</p>;
  return (
    <Choices
      legend={texts.partner}
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        ...pupils.map(({ id, firstName, lastName }) => ({ value: id, name: `${firstName} ${lastName}` })),
        ...teachers.map(({ id, firstName, lastName }) => ({ value: id, name: `${firstName} ${lastName}`, about: texts.teachers })),
      ]}
    />
  );
}
