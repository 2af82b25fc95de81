import { Button } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pilesOf } from '../../rules/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { flashcardsTitles } from '../../titles.ts';
import { useAgain, useTraining } from '../data.ts';
import { CardRun } from '../train/card-run.tsx';
import { useAnswers } from '../train/use-answers.ts';

const { training: texts } = flashcardsUiTexts;

/** `/lernen/karten/training?box=…`: what is due, in one box or in all. */
export function Screen() {
  const [search] = useSearchParams();
  const boxId = search.get('box') ?? undefined;
  return (
    <Frame title={flashcardsTitles.training} hideTitle width="wide">
      <Training key={boxId ?? ''} boxId={boxId} />
    </Frame>
  );
}

function Training({ boxId }: { readonly boxId: string | undefined }) {
  const answers = useAnswers();
  // What was answered without a line is not asked again.
  const query = useTraining(boxId, answers.isReady);
  const again = useAgain();
  const [missed, setMissed] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const next = async () => {
    await query.refetch();
    setMissed(null);
    setRound(round + 1);
  };
  if (missed !== null)
    return <Finished missed={missed} more={query.data?.more ?? 0} isWaiting={answers.isWaiting} onMore={() => void next()} />;
  return (
    <ListState
      query={query}
      isEmpty={({ cards }) => cards.length === 0}
      empty={<EmptyState scene="summer" title={texts.nothing} body={texts.nothingBody} action={<BackLink />} />}
    >
      {({ cards, files }) => (
        <CardRun
          key={round}
          cards={cards}
          files={files}
          answers={answers}
          onFinished={(run) => {
            setMissed(pilesOf(run).missed);
            again();
          }}
        />
      )}
    </ListState>
  );
}

const BackLink = () => (
  <ButtonLink to="/lernen/karten" appearance="primary">
    {texts.back}
  </ButtonLink>
);

interface FinishedProps {
  readonly missed: number;
  readonly more: number;
  readonly isWaiting: boolean;
  readonly onMore: () => void;
}

function Finished({ missed, more, isWaiting, onMore }: FinishedProps) {
  return (
    <EmptyState
      scene="summer"
      title={texts.finished}
      body={[missed > 0 ? counted(texts.tomorrow, missed) : texts.finishedBody, isWaiting ? texts.waiting : ''].filter(Boolean).join(' ')}
      action={
        <>
          {more > 0 && <Button onClick={onMore}>{texts.more}</Button>}
          <BackLink />
        </>
      }
    />
  );
}
