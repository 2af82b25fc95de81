import { Button } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { vocabularyTitles } from '../../titles.ts';
import { useAgain, useTraining } from '../data.ts';
import { useAnswers } from '../train/use-answers.ts';
import { WordRun } from '../train/word-run.tsx';

const { training: texts, list: listTexts } = vocabularyUiTexts;
/** In the place of a portion: all of the list. */
const everything = 'alle';

/** `/lernen/lernwoerter/{id}/{portion}`: the words of today, one after the other. */
export function Screen() {
  const { id = '', portion = everything } = useParams();
  return (
    <Frame title={vocabularyTitles.training} hideTitle>
      <Training key={`${id} ${portion}`} id={id} portionId={portion === everything ? undefined : portion} />
    </Frame>
  );
}

function Training({ id, portionId }: { readonly id: string; readonly portionId: string | undefined }) {
  const again = useAgain();
  const [isFreely, setFreely] = useState(false);
  const [missed, setMissed] = useState<number | null>(null);
  const answers = useAnswers();
  // What was answered without a line is not asked again.
  const query = useTraining({ id, ...(portionId !== undefined && { portionId }), freely: isFreely ? 'yes' : 'no' }, answers.isReady);
  const back = (
    <ButtonLink to={`/lernen/lernwoerter/${id}`} appearance="primary">
      {texts.back}
    </ButtonLink>
  );
  if (missed !== null) {
    const said = missed === 0 ? texts.allRight : counted(texts.tomorrow, missed);
    const body = answers.isWaiting ? `${said} ${texts.waiting}` : said;
    return <EmptyState scene="summer" title={texts.finished} body={body} action={back} />;
  }
  const freely = (
    <>
      {!isFreely && <Button onClick={() => setFreely(true)}>{listTexts.freely}</Button>}
      {back}
    </>
  );
  return (
    <ListState
      query={query}
      isEmpty={({ words }) => words.length === 0}
      empty={<EmptyState scene="summer" title={texts.nothing} body={texts.nothingBody} action={freely} />}
    >
      {({ words }) => (
        <WordRun
          key={String(isFreely)}
          listId={id}
          words={words}
          answers={answers}
          onFinished={(count) => {
            setMissed(count);
            again();
          }}
        />
      )}
    </ListState>
  );
}
