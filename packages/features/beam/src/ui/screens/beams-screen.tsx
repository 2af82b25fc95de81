import { asks } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { listBeams } from '../../contract/index.ts';
import { beamTexts } from '../../texts.ts';
import { beamTitles } from '../../titles.ts';
import { BeamCard } from '../components/beam-card.tsx';
import { StartForm } from '../components/start-form.tsx';
import { useBeams } from '../data.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** What is live is read while the link is being pressed. */
export const ahead = () => [asks(listBeams, {})];

/** `/tools/beam`: make a code, and see what is live; `?ziel=` brings an address along. */
export function Screen() {
  const styles = useStyles();
  const { list: texts } = beamTexts;
  const query = useBeams();
  const [search] = useSearchParams();
  const target = search.get('ziel') ?? '';
  return (
    <Frame title={beamTitles.list} lead={texts.lead}>
      <StartForm key={target} target={target} />
      <ListState
        query={query}
        isEmpty={({ beams }) => beams.length === 0}
        empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ beams }) => (
          <ul className={styles.list} aria-label={texts.label}>
            {beams.map((beam) => (
              <li key={beam.id}>
                <BeamCard beam={beam} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Frame>
  );
}
