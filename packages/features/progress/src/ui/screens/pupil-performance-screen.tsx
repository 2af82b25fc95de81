import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useParams } from 'react-router-dom';
import { performanceTexts as texts } from '../../texts.performance.ts';
import { progressTitles } from '../../titles.ts';
import { usePupilPerformance } from '../data.ts';
import { Shown } from '../performance/shown.tsx';

/** `/lernen/meine-leistungen/{id}`: the forest of a child, for who teaches them. */
export function Screen() {
  const { id = '' } = useParams();
  const query = usePupilPerformance(id);
  const isOwn = useCurrentUser()?.id === id;
  const name = query.data?.firstName ?? '';
  return (
    <Frame
      title={progressTitles.performance}
      browserTitle={isOwn || name === '' ? progressTitles.performance : fill(texts.title.other, { name })}
      hideTitle
      above={
        <div>
          <ButtonLink to="/lernen/meine-leistungen" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.back}
          </ButtonLink>
        </div>
      }
    >
      <ListState query={query} skeleton="page">
        {(performance) => <Shown performance={performance} isOwn={isOwn} />}
      </ListState>
    </Frame>
  );
}
